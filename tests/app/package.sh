#!/bin/sh
# The desktop files are valid, an installed tree plays from where it stands, and the .deb holds what it should.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

desktop-file-validate "$root/assets/desktop/org.grognard.Grognard.desktop"
appstreamcli validate --no-net "$root/assets/desktop/org.grognard.Grognard.metainfo.xml"
python3 -c 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])' "$root/assets/desktop/org.grognard.Grognard.xml"

DESTDIR=$work cmake --install "$build" --prefix /opt/grognard >/dev/null
here=$work/opt/grognard
env -u GROGNARD_DATA "$here/bin/grognard-cli" games | grep -q '"borodino/5-september"'
env -u GROGNARD_DATA SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" \
	"$here/bin/grognard" --scenario borodino/7-september --size 1280x720 --screenshot "$work/shot.png"
file "$work/shot.png" | grep -q 'PNG image data, 1280 x 720'
for path in share/applications/org.grognard.Grognard.desktop share/mime/packages/org.grognard.Grognard.xml \
	share/metainfo/org.grognard.Grognard.metainfo.xml share/icons/hicolor/48x48/apps/grognard.png \
	share/icons/hicolor/scalable/apps/grognard.svg share/man/man6/grognard.6; do
	[ -s "$here/$path" ] || { echo "not installed: $path"; exit 1; }
done
update-mime-database "$here/share/mime"
printf 'grognard-match 1\n' >"$work/some.grog"
XDG_DATA_HOME=$here/share XDG_DATA_DIRS=/usr/share sh -c '
	grep -q "application/x-grognard-match:\*.grog" "$XDG_DATA_HOME/mime/globs"'

(cd "$build" && cpack -G DEB -B "$work/deb" >"$work/cpack.log" 2>&1) || { cat "$work/cpack.log"; exit 1; }
deb=$(ls "$work"/deb/*.deb)
dpkg-deb -I "$deb" | grep -q 'Depends:.*libsdl2-2.0-0'
dpkg-deb -x "$deb" "$work/root"
env -u GROGNARD_DATA "$work/root/usr/bin/grognard-cli" verify | tail -n 1
