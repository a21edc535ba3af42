<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="klongs" tilewidth="104" tileheight="104" tilecount="8" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="water">
  <properties>
   <property name="art" value="tile-water"/>
  </properties>
  <image width="104" height="104" source="tiles/tile-water.png"/>
 </tile>
 <tile id="1" type="water">
  <properties>
   <property name="art" value="tile-water-2"/>
  </properties>
  <image width="104" height="104" source="tiles/tile-water-2.png"/>
 </tile>
 <tile id="2" type="water">
  <properties>
   <property name="art" value="tile-water-3"/>
  </properties>
  <image width="104" height="104" source="tiles/tile-water-3.png"/>
 </tile>
 <tile id="3" type="water">
  <properties>
   <property name="art" value="tile-entry-light"/>
   <property name="entry" value="light"/>
  </properties>
  <image width="104" height="104" source="tiles/tile-entry-light.png"/>
 </tile>
 <tile id="4" type="water">
  <properties>
   <property name="art" value="tile-entry-dark"/>
   <property name="entry" value="dark"/>
  </properties>
  <image width="104" height="104" source="tiles/tile-entry-dark.png"/>
 </tile>
 <tile id="5" type="jetty">
  <properties>
   <property name="art" value="jetty"/>
  </properties>
  <image width="104" height="16" source="tiles/jetty.png"/>
 </tile>
 <tile id="6" type="jetty">
  <properties>
   <property name="art" value="jetty"/>
  </properties>
  <image width="16" height="104" source="tiles/jetty-upright.png"/>
 </tile>
 <tile id="7" type="landing">
  <properties>
   <property name="art" value="landing"/>
  </properties>
  <image width="44" height="44" source="tiles/landing.png"/>
 </tile>
</tileset>
