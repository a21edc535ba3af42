<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="bakong" tilewidth="128" tileheight="128" tilecount="12" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="ground">
  <properties>
   <property name="art" value="jungle-floor-1"/>
  </properties>
  <image width="64" height="64" source="tiles/jungle-floor-1.png"/>
 </tile>
 <tile id="1" type="ground">
  <properties>
   <property name="art" value="jungle-floor-2"/>
  </properties>
  <image width="64" height="64" source="tiles/jungle-floor-2.png"/>
 </tile>
 <tile id="2" type="ground">
  <properties>
   <property name="art" value="jungle-floor-3"/>
  </properties>
  <image width="64" height="64" source="tiles/jungle-floor-3.png"/>
 </tile>
 <tile id="3" type="ground">
  <properties>
   <property name="art" value="jungle-floor-4"/>
  </properties>
  <image width="64" height="64" source="tiles/jungle-floor-4.png"/>
 </tile>
 <tile id="4" type="growth">
  <properties>
   <property name="art" value="growth-fern"/>
  </properties>
  <image width="64" height="64" source="tiles/growth-fern.png"/>
 </tile>
 <tile id="5" type="growth">
  <properties>
   <property name="art" value="growth-flower"/>
  </properties>
  <image width="64" height="64" source="tiles/growth-flower.png"/>
 </tile>
 <tile id="6" type="growth">
  <properties>
   <property name="art" value="growth-rock"/>
  </properties>
  <image width="64" height="64" source="tiles/growth-rock.png"/>
 </tile>
 <tile id="7" type="growth">
  <properties>
   <property name="art" value="growth-palm"/>
   <property name="high" type="int" value="2"/>
   <property name="wide" type="int" value="2"/>
  </properties>
  <image width="128" height="128" source="tiles/growth-palm.png"/>
 </tile>
 <tile id="8" type="growth">
  <properties>
   <property name="art" value="growth-idol"/>
   <property name="high" type="int" value="2"/>
   <property name="wide" type="int" value="2"/>
  </properties>
  <image width="128" height="128" source="tiles/growth-idol.png"/>
 </tile>
 <tile id="9" type="growth">
  <properties>
   <property name="art" value="growth-vine"/>
   <property name="high" type="int" value="2"/>
   <property name="wide" type="int" value="2"/>
  </properties>
  <image width="128" height="128" source="tiles/growth-vine.png"/>
 </tile>
 <tile id="10" type="growth">
  <properties>
   <property name="art" value="growth-pool"/>
   <property name="high" type="int" value="2"/>
   <property name="wide" type="int" value="2"/>
  </properties>
  <image width="128" height="128" source="tiles/growth-pool.png"/>
 </tile>
 <tile id="11" type="growth">
  <properties>
   <property name="art" value="growth-bamboo"/>
   <property name="high" type="int" value="2"/>
   <property name="wide" type="int" value="2"/>
  </properties>
  <image width="128" height="128" source="tiles/growth-bamboo.png"/>
 </tile>
</tileset>
