#!/bin/sh
# What compose.yaml takes from the entry script of PostgreSQL's own image, for Debian's packages: as root it makes the folder, as postgres it
# makes the database, once, and runs the scripts of /docker-entrypoint-initdb.d before anybody can connect by TCP.
set -eu
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
case ${1:-} in -*) set -- postgres "$@" ;; esac
if [ "$(id -u)" = 0 ]; then
  install -d -m 700 -o postgres -g postgres "$PGDATA"
  install -d -m 3775 -o postgres -g postgres /run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 --auth-local=trust
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
  pg_ctl --pgdata="$PGDATA" --options="-c listen_addresses=''" --wait start
  createdb --username="$POSTGRES_USER" --maintenance-db=postgres "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*.sh; do sh "$script"; done
  pg_ctl --pgdata="$PGDATA" --mode=fast --wait stop
fi
exec "$@"
