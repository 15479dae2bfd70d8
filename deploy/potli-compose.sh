#!/bin/sh
# A command in a container of its own beside those of compose.yaml, from the folder with that file. Files are named as seen from where it is
# typed, which the container sees as /here; it writes there as user 10001, or into /data. COMPOSE=docker-compose takes another program.
exec ${COMPOSE:-podman compose} run --rm -v "$PWD:/here" -e INIT_CWD=/here command apps/server/src/cli/potli.ts "$@"
