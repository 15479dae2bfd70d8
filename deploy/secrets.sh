#!/bin/sh
# Makes the files in ./secrets that compose.yaml names; what is there stays. The user of a container has to read them, nobody else passes the folder.
set -eu
mkdir -p -m 700 secrets
make() {
  [ -e "secrets/$1" ] || { printf %s "$2" >"secrets/$1" && chmod 444 "secrets/$1"; }
}
for key in jwt-secret pii-key receipt-key backup-key; do
  make "$key" "$(openssl rand -base64 32)"
done
for password in database-password host-password; do
  make "$password" "$(openssl rand -hex 24)"
done
make database-url "postgres://potli_host:$(cat secrets/host-password)@database/potli"
make database-migration-url "postgres://potli:$(cat secrets/database-password)@database/potli"
