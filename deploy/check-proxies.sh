#!/bin/sh
# Asks nginx and HAProxy whether they understand the samples of this folder, with a certificate made for it, and nginx for what certbot would ask.
set -eu
cd "$(dirname "$0")"
for program in nginx haproxy openssl curl; do
  command -v $program >/dev/null || {
    echo "$program is missing (apt-get install nginx-light haproxy openssl curl)." >&2
    exit 1
  }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mela.example \
  -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null
cat "$folder/fullchain.pem" "$folder/privkey.pem" >"$folder/mela.example.pem"
sed "s#/etc/letsencrypt/live/mela.example#$folder#; s#/var/log/nginx#$folder#; s#/var/www/html#$folder/answers#
  s#listen 80;#listen unix:$folder/http;#; s#listen 443#listen unix:$folder/https#" nginx.conf >"$folder/shop.conf"
printf 'pid %s; error_log %s; events {}\nhttp { include %s; }\n' "$folder/pid" "$folder/log" "$folder/shop.conf" >"$folder/nginx.conf"
nginx -t -e "$folder/log" -c "$folder/nginx.conf"
# a certificate is renewed while the shop is there, and everything else is led to https
mkdir -p "$folder/answers/.well-known/acme-challenge"
printf renewed >"$folder/answers/.well-known/acme-challenge/one"
chmod -R go+rX "$folder"
nginx -e "$folder/log" -c "$folder/nginx.conf"
ask() { curl --silent --unix-socket "$folder/http" --output /dev/null --write-out '%{http_code} %{redirect_url}' "http://mela.example$1"; }
found="$(ask /.well-known/acme-challenge/one)$(ask /.well-known/acme-challenge/none)$(ask /stores)"
nginx -s stop -e "$folder/log" -c "$folder/nginx.conf"
[ "$found" = '200 404 301 https://mela.example/stores' ] || {
  echo "nginx answers certbot and visitors: $found" >&2
  exit 1
}
sed "s#/etc/haproxy/#$folder/#" haproxy.cfg >"$folder/haproxy.cfg"
haproxy -c -f "$folder/haproxy.cfg"
