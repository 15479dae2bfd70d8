import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/startEmbeddedPostgres.ts';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { firstChild } from './lib/firstChild.ts';
import { readContainerfile } from './lib/readContainerfile.ts';
import { unpackBase } from './lib/unpackDebian.ts';

// The image without a container engine: the two libraries of distroless/cc from Debian's packages in place of its base, what
// `deploy/collect.sh` adds, and the last stage of the Containerfile done by hand: its user without any right, a read-only root
// to, no network but its own, nothing of the machine in sight.

const MOST_MB = 350;
const MOST_SECONDS = 3;
/** Beside other work a start takes as long as that lets it. */
const isTimed = !process.argv.includes('--untimed');
/** Container engines kill what has not ended after ten. */
const MOST_STOP_SECONDS = 10;

const root = path.resolve(import.meta.dirname, '..');
const { environment, user, folder, start, health } = readContainerfile(path.join(root, 'Containerfile'));
const place = mkdtempSync(path.join(tmpdir(), 'potli-image-'));
const image = path.join(place, 'root');
const data = path.join(place, 'data');
const dataDir = createDataDir();

const secret = () => randomBytes(32).toString('base64');
const secrets = { JWT_SECRET: secret(), PII_KEY: secret(), RECEIPT_KEY: secret() };

/** Arguments: the root, the data, the folder of the database's socket, the user, the working folder, the command. */
const ENTER = `set -e
root=$1 data=$2 socket=$3 user=$4 folder=$5
shift 5
ip link set lo up
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root$socket"
mount --bind "$socket" "$root$socket"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs unshare --root="$root" --wd="$folder" --setgid="\${user#*:}" --setuid="\${user%:*}" "$@"`;

/** Prints the milliseconds until the home page is there. */
const FIRST_PAGE = `const startedAt = Number(process.argv[1]);
  for (;;) {
    const page = await fetch('http://127.0.0.1:3000/').catch(() => undefined);
    if (page?.ok && (await page.text()).includes('</html>')) break;
    if (Date.now() > startedAt + 120_000) throw new Error('no page after two minutes: ' + page?.status);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  console.log(Date.now() - startedAt);`;

if (process.getuid?.() !== 0) throw new Error('Only root can make a system and enter it.');
if (!existsSync(path.join(root, 'apps/web/dist/stamp'))) throw new Error('The site is not built: pnpm build.');

const postgres = await startEmbeddedPostgres({ dataDir });
try {
  await makeImage();
  for (const which of ['first', 'second']) await tryStart(which);
} finally {
  await postgres.stop();
  for (const each of [place, dataDir]) rmSync(each, { recursive: true, force: true });
}

async function makeImage(): Promise<void> {
  await unpackBase(image);
  for (const name of ['dev', 'proc', 'tmp']) mkdirSync(path.join(image, name), { recursive: true });
  execFileSync('sh', [path.join(root, 'deploy/collect.sh'), image], { stdio: ['ignore', 'ignore', 'inherit'] });
  const megabytes = Math.round(
    Number(execFileSync('du', ['-s', '--block-size=1', image], { encoding: 'utf8' }).split('\t')[0]) / 1e6,
  );
  console.log(`the image is ${megabytes} MB, at most ${MOST_MB}`);
  if (megabytes > MOST_MB) process.exitCode = 1;
  mkdirSync(data);
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  chownSync(data, uid, gid);
  chmodSync(place, 0o755);
}

function settingsOf({ hostUrl, url }: typeof postgres): Record<string, string> {
  return {
    ...secrets,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'https://shop.example',
    DATABASE_URL: hostUrl,
    DATABASE_MIGRATION_URL: url,
  };
}

/** Of a process, all threads, so far; `/proc` counts in hundredths. */
function processorSeconds(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function tryStart(which: string): Promise<void> {
  const startedAt = Date.now();
  const socket = decodeURIComponent(new URL(postgres.url).hostname);
  chmodSync(socket, 0o755);
  const options = ['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'];
  const shop = spawn('unshare', [...options, 'sh', '-c', ENTER, 'sh', image, data, socket, user, folder, ...start], {
    env: { PATH: process.env.PATH, ...environment, ...settingsOf(postgres) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve));
  try {
    const inside = await firstChild(shop.pid);
    const within = (command: readonly string[]) =>
      execFileSync('nsenter', ['--target', inside, '--net', ...command], { encoding: 'utf8', timeout: 130_000 });
    const ms = Number(within([process.execPath, '--input-type=module', '-e', FIRST_PAGE, String(startedAt)]));
    const processor = processorSeconds(inside);
    within([process.execPath, ...health.slice(1)]);
    const stoppedAt = performance.now();
    process.kill(Number(inside), 'SIGTERM');
    const code = await ended;
    const stopSeconds = (performance.now() - stoppedAt) / 1_000;
    console.log(
      `${which} start: first page after ${(ms / 1_000).toFixed(1)} s, ${processor.toFixed(1)} s of a processor; healthy; ended with ${code} after ${stopSeconds.toFixed(1)} s`,
    );
    // the first one makes the tables
    const isLate = isTimed && which !== 'first' && ms > MOST_SECONDS * 1_000;
    if (isLate || code !== 0 || stopSeconds > MOST_STOP_SECONDS) process.exitCode = 1;
  } finally {
    shop.kill('SIGKILL');
    await ended;
  }
}
