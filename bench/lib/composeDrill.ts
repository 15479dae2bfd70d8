import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TableDigest } from '../../apps/server/src/db/backup/BackupLine.ts';
import { digestsOf } from '../../apps/server/src/testing/digestsOf.ts';
import { paths } from '../../apps/web/src/lib/paths.ts';
import { loadImages } from './composeImages.ts';
import { type ComposeProject, openComposeProject, writeVariables } from './composeProject.ts';
import { firstPayout } from './firstPayout.ts';
import { sameRows } from './sameRows.ts';
import { startDocker } from './startDocker.ts';
import { startDoubles } from './startDoubles.ts';
import { startPodman } from './startPodman.ts';
import { until } from './until.ts';

// What `pnpm bench compose` does within its namespaces, in the order of docs/open-a-shop.md. Arguments: the folder with the packed
// images, and the engine.

const MOST_RESTART_SECONDS = 30;
/** The user of the Containerfile. */
const USER = 10_001;
/** Has the time of its backup after a restore. */
const CHANGED = 'installation';
const SHOP = ['potli', 'worker'] as const;
const WORKER = { JOBS: 'off' };
const KEYS = ['jwt-secret', 'pii-key', 'receipt-key', 'backup-key'];
const BACKUP = 'backups/first.age';

const place = process.argv[2] ?? '';
const engines = { docker: startDocker, podman: startPodman };
const start = engines[process.argv[3] as keyof typeof engines];
const engine = await start(path.join(place, 'engine'));
const doubles = await startDoubles(engine.address, place);
try {
  await drill();
} finally {
  await engine.stop();
  await doubles.close();
}

async function drill(): Promise<void> {
  await loadImages(engine, path.join(place, 'images'));
  const project = await openComposeProject({ engine, doubles, folder: path.join(place, 'shop'), port: 3000 });
  const { compose, potli, untilHealthy } = project;

  await step('doctor finds nothing missing', async () => {
    await potli('doctor');
  });
  await step('up: database and shop healthy', async () => {
    await compose('up', '-d');
    await untilHealthy('database', 'potli');
  });
  await step('a worker beside it: both healthy', async () => {
    startWorkers(project.folder);
    writeVariables(project.folder, doubles, WORKER);
    await compose('up', '-d');
    await untilHealthy(...SHOP);
  });
  for (const service of [...SHOP, 'database']) await step(`inside ${service}`, () => lookInside(project, service));
  await step('the first payout', async () => `UTR ${await firstPayout(project, doubles)}`);
  await step('the ledger', async () => lastLine(await potli('ledger', 'check', '--full')));
  await step('the books', async () => lastLine(await potli('books', 'balance')));
  await step('killed: both healthy again', async () => {
    for (const service of SHOP) await killAndWait(project, service);
    await answers(project);
  });
  await step('stop', () => stop(project));
  await step('a backup', async () => {
    const folder = path.join(project.folder, path.dirname(BACKUP));
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, USER, USER);
    await potli('backup', BACKUP);
    return lastLine(await potli('backup', 'check', BACKUP));
  });
  const before = await digestsOf(await project.databaseUrl());
  await step('down and up', async () => {
    await compose('down');
    await compose('up', '-d', 'database');
    await untilHealthy('database');
    const output = sameRows(before, await digestsOf(await project.databaseUrl()));
    await compose('up', '-d');
    await untilHealthy(...SHOP);
    await answers(project);
    return output;
  });
  await step('restored beside it', () => restoreSecond(project, before));
}

/** Prints a line: what was done, what was seen, and how long it took. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  const output = await work().catch((error: unknown) => {
    console.log(`${name}: failed`);
    throw error;
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${name}${typeof output === 'string' ? `: ${output}` : ''} (${seconds} s)`);
}

function lastLine(text: string): string {
  return text.split('\n').at(-1) ?? '';
}

/** From now on a worker is one of the services. */
function startWorkers(folder: string): void {
  writeFileSync(path.join(folder, '.env'), 'COMPOSE_PROFILES=worker\n');
}

/** Its first process has no right that it does not need, and cannot write to its root. */
async function lookInside({ inspect }: ComposeProject, service: string): Promise<string> {
  const { State } = await inspect(service);
  const read = (name: string) => readFileSync(`/proc/${State.Pid}/${name}`, 'utf8');
  const root = read('mounts')
    .split('\n')
    .find((line) => line.split(' ')[1] === '/');
  if (!/^ro(,|$)/.test(root?.split(' ')[3] ?? '')) throw new Error(`The root of ${service} can be written: ${root}`);
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(read('status'))?.[1];
  const [user, rights, noMore] = [field('Uid'), field('CapBnd'), field('NoNewPrivs')];
  if (service !== 'database' && (user !== String(USER) || Number(rights) !== 0 || noMore !== '1'))
    throw new Error(`${service}: user ${user}, rights ${rights}, no new privileges ${noMore}`);
  if (user === '0') throw new Error(`${service} runs as root.`);
  return `a root that is read-only, user ${user}, rights ${rights}`;
}

/** A process that dies is there again, as another one. */
async function killAndWait({ inspect, untilHealthy }: ComposeProject, service: string): Promise<void> {
  const { State: before } = await inspect(service);
  process.kill(before.Pid, 'SIGKILL');
  const isAnother = async () => {
    const { State } = await inspect(service);
    return State.Status === 'running' && State.Pid !== before.Pid;
  };
  await until(`another process of ${service}`, isAnother, MOST_RESTART_SECONDS);
  await untilHealthy(service);
}

/** An engine kills what has not ended after ten seconds, and then it ends with another number. How long it took with the engine's program is only printed. */
async function stop({ compose, inspect }: ComposeProject): Promise<string> {
  const output: string[] = [];
  for (const service of SHOP) {
    const startedAt = performance.now();
    await compose('stop', service);
    const seconds = (performance.now() - startedAt) / 1_000;
    const { State } = await inspect(service);
    if (State.ExitCode !== 0) throw new Error(`${service} ended with ${State.ExitCode} after ${seconds.toFixed(1)} s.`);
    output.push(`${service} with ${State.ExitCode} after ${seconds.toFixed(1)} s`);
  }
  return output.join(', ');
}

async function answers({ url }: ComposeProject): Promise<void> {
  for (const address of ['/', '/api/health/ready', paths.store('mandi')]) {
    const answer = await fetch(`${url}${address}`);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  }
}

/** A project of another name, with the same keys and passwords of its own. */
async function restoreSecond(first: ComposeProject, before: readonly TableDigest[]): Promise<string> {
  const keys = KEYS.map((name) => path.join(first.folder, 'secrets', name));
  const folder = path.join(place, 'second');
  const second = await openComposeProject({ engine, doubles, folder, port: 3001, variables: WORKER, keys });
  mkdirSync(path.join(folder, path.dirname(BACKUP)));
  writeFileSync(path.join(folder, BACKUP), readFileSync(path.join(first.folder, BACKUP)));
  startWorkers(folder);
  await second.potli('restore', BACKUP);
  const output = sameRows(before, await digestsOf(await second.databaseUrl()), CHANGED);
  await second.compose('up', '-d');
  await second.untilHealthy(...SHOP);
  await answers(second);
  return output;
}
