# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034
# What Igroteka needs, by Debian 12's package names, and how to get it. Sourced by the other scripts.

build_packages=(
  g++ cmake ninja-build                              # to compile
  qt6-base-dev qt6-svg-dev                           # the window and its art
  qt6-tools-dev qt6-l10n-tools qt6-translations-l10n # Bulgarian and Russian
  nlohmann-json3-dev libcli11-dev                    # records and the command line
  libpulse-dev                                       # sounds
)
test_packages=(
  libgtest-dev libgmock-dev      # GoogleTest
  xvfb xdotool x11-xkb-utils     # a real X window without a screen
)
check_packages=(
  clang-format-14                                    # the format of the sources
  clang-14 libclang-rt-14-dev                        # a second compiler and its sanitizers
  desktop-file-utils appstream shared-mime-info groff-base # what packaging/ holds
  git                                                # to list the sources
)

# missing_packages PACKAGE...: those that dpkg does not have, one a line.
missing_packages() {
  local have # dpkg-query fails where it does not know one of them
  have=" $(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
    sed -n 's/ installed$//p' | tr '\n' ' ')" || true
  local package
  for package in "$@"; do
    [[ $have == *" $package "* ]] || echo "$package"
  done
}

# as_root COMMAND...: runs it as root, by sudo where needed.
as_root() {
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    echo "Please run this as root, then start again: $*" >&2
    return 1
  fi
}

# need PACKAGE...: installs what is missing on Debian; elsewhere says, once, what to install.
need() {
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    if [[ ! -e $build/build.ninja ]]; then
      echo "This is not Debian. Please install what these Debian packages hold, if it is missing:" >&2
      printf '  %s\n' "$*" >&2
    fi
    return 0
  fi
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  echo "Installing ${missing[*]}" >&2
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}")
  apt-get install --simulate --no-install-recommends "${missing[@]}" >/dev/null 2>&1 ||
    as_root apt-get update
  as_root "${install[@]}" || { as_root apt-get update && as_root "${install[@]}"; }
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release

# configure PRESET [CMAKE ARGUMENT...]: lets CMake prepare build/PRESET, afresh if the folder was moved.
configure() {
  local preset=$1 fresh=()
  shift
  local cache=$root/build/$preset/CMakeCache.txt
  if [[ -e $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
    fresh=(--fresh)
  fi
  (cd "$root" && cmake --preset "$preset" --log-level=WARNING "${fresh[@]}" "$@")
}
