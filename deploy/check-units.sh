#!/bin/sh
# Asks systemd whether it understands each line of the units, and how much of the machine they leave to the shop (0 to 100).
set -eu
most=20
deploy=$(cd "$(dirname "$0")" && pwd)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
units=$root/etc/systemd/system
mkdir -p "$units" "$root/opt/potli/node_modules/.bin" "$root/bin" "$root/usr/bin"
cp "$deploy"/potli*.service "$deploy"/potli*.timer "$units"
cp /bin/true "$root/opt/potli/node_modules/.bin/node"
cp /bin/true "$root/bin/sh"
cp /bin/true "$root/usr/bin/find"
# the rest of the system is not in this folder
for unit in network-online.target multi-user.target timers.target basic.target sysinit.target shutdown.target sockets.target; do
  printf '[Unit]\nDescription=%s\n' "$unit" >"$units/$unit"
done
for unit in "$units"/potli*; do
  said=$(systemd-analyze verify --man=no --root="$root" "$unit" 2>&1) || true
  if [ -n "$said" ]; then
    echo "$said" >&2
    exit 1
  fi
done
for unit in "$units"/potli*.service; do
  systemd-analyze security --no-pager --offline=yes --threshold=$most --root="$root" "$(basename "$unit")" >"$root/said" || {
    cat "$root/said" >&2
    exit 1
  }
  tail -n 1 "$root/said"
done
