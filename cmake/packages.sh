# Read by play.sh and check.sh: installs what is missing of the named Debian packages, as root or with sudo.
as_root() {
	if [ "$(id -u)" -eq 0 ]; then
		"$@"
	elif command -v sudo >/dev/null; then
		sudo "$@"
	else
		return 1
	fi
}

install_packages() {
	missing=
	for package in "$@"; do
		dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
	done
	[ -n "$missing" ] || return 0
	as_root true || {
		echo "these Debian packages are needed, and neither root nor sudo is here to install them:$missing" >&2
		exit 1
	}
	echo "installing with apt-get:$missing"
	as_root apt-get update -qq || echo 'not all lists of packages could be renewed'
	# shellcheck disable=SC2086
	as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
}
