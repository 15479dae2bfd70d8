#!/bin/sh
# Asks Prometheus whether it understands the rules of alerts.yaml, and whether they raise what alerts.test.yaml says.
set -eu
cd "$(dirname "$0")"
command -v promtool >/dev/null || {
  echo 'promtool is missing: it is in the package prometheus of Debian (apt-get install prometheus).' >&2
  exit 1
}
promtool check rules alerts.yaml
promtool test rules alerts.test.yaml
