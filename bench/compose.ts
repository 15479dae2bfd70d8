import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packImages } from './lib/composeImages.ts';
import { runApart } from './lib/runApart.ts';

// compose.yaml under a Docker of its own, or a Podman (`--podman`), by docs/open-a-shop.md: from secrets.sh to the first payout, kills, a stop,
// a backup that is restored beside it. In place of the images of registries are Debian's packages.

const { podman: isPodman } = parseArgs({
  options: { podman: { type: 'boolean', default: false } },
  // the name of the benchmark
  allowPositionals: true,
}).values;
const engine = isPodman ? 'podman' : 'docker';
/** The commands of Docker are used with Podman, too, by its API. */
const PROGRAMS = {
  '/usr/sbin/dockerd': 'docker.io',
  '/usr/bin/docker-compose': 'docker-compose',
  '/usr/bin/openssl': 'openssl',
  ...(isPodman && {
    '/usr/bin/podman': 'podman',
    '/usr/lib/podman/netavark': 'netavark',
    '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
  }),
};
const root = path.resolve(import.meta.dirname, '..');

for (const [program, name] of Object.entries(PROGRAMS)) {
  if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install ${name}.`);
}
if (!existsSync(path.join(root, 'apps/web/dist/stamp'))) throw new Error('The site is not built: pnpm build.');

const place = mkdtempSync(path.join(tmpdir(), 'potli-compose-'));
try {
  await packImages(path.join(place, 'images'));
  process.exitCode = await runApart(path.join(import.meta.dirname, 'lib/composeDrill.ts'), place, engine);
} finally {
  rmSync(place, { recursive: true, force: true });
}
