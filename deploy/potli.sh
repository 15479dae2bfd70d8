#!/bin/sh
# /usr/local/bin/potli: a command beside the units, as their user and with their variables. Files are named as seen from where it is typed.
exec systemd-run --quiet --pipe --wait --collect --uid=potli --working-directory=/opt/potli \
  --property=EnvironmentFile=/etc/potli/shop.env --property=UMask=0077 \
  --property=StateDirectory=potli --property=StateDirectoryMode=0700 \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/potli --setenv=INIT_CWD="$PWD" \
  /opt/potli/node_modules/.bin/node --conditions=source apps/server/src/cli/potli.ts "$@"
