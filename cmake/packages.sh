# Read by play.sh and check.sh: installs what is missing of the named Debian packages, as root or with sudo.
install_packages() {
	missing=
	for package in "$@"; do
		dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
	done
	[ -n "$missing" ] || return 0
	as_root=
	if [ "$(id -u)" -ne 0 ]; then
		command -v sudo >/dev/null || {
			echo "these Debian packages are needed, and neither root nor sudo is here to install them:$missing" >&2
			exit 1
		}
		as_root=sudo
	fi
	echo "installing with apt-get:$missing"
	$as_root apt-get update -qq
	# shellcheck disable=SC2086
	DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
}
