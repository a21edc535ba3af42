#!/bin/sh
# Puts Longtail into the menu of this desktop, from the folder that this script lies in. Run it again after moving that
# folder; to take Longtail out of the menu, remove the file that it names.
set -e
here=$(cd "$(dirname "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
mkdir -p "$menu"
entry=$menu/io.github.longtail.Longtail.desktop
while IFS= read -r line; do
    case $line in
        Exec=longtail*) printf 'Exec="%s/Longtail"%s\n' "$here" "${line#Exec=longtail}" ;;
        Icon=*) printf 'Icon=%s/longtail.png\n' "$here" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/longtail.desktop" >"$entry"
echo "Longtail is in the menu: $entry"
