#!/bin/sh
# Asks nginx and HAProxy whether they understand the samples of this folder, with a certificate made for it.
set -eu
cd "$(dirname "$0")"
for program in nginx haproxy openssl; do
  command -v $program >/dev/null || {
    echo "$program is missing (apt-get install nginx-light haproxy openssl)." >&2
    exit 1
  }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mela.example \
  -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null
cat "$folder/fullchain.pem" "$folder/privkey.pem" >"$folder/mela.example.pem"
sed "s#/etc/letsencrypt/live/mela.example#$folder#; s#/var/log/nginx#$folder#" nginx.conf >"$folder/shop.conf"
printf 'pid %s; error_log %s; events {}\nhttp { include %s; }\n' "$folder/pid" "$folder/log" "$folder/shop.conf" >"$folder/nginx.conf"
nginx -t -e "$folder/log" -c "$folder/nginx.conf"
sed "s#/etc/haproxy/#$folder/#" haproxy.cfg >"$folder/haproxy.cfg"
haproxy -c -f "$folder/haproxy.cfg"
