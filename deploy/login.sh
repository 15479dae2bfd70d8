#!/bin/sh
# The login of the host, which owns nothing. PostgreSQL's image runs this once, when its folder is empty.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$(cat /run/secrets/host-password)" <<'SQL'
create role potli_host login password :'password';
SQL
