import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Machine } from './lib/bootDebian.ts';
import { makeDebian } from './lib/makeDebian.ts';
import { onMachine } from './lib/onMachine.ts';
import { setUpShop, untilAnswers } from './lib/setUpShop.ts';
import { until } from './lib/until.ts';

// The units of `deploy` under Debian's own systemd: an empty server is made a shop by docs/open-a-shop.md, then it is switched off and on,
// and everything must be there again without a hand. One of its processes is killed, and all are stopped.

/** Each with the port of its health. */
const SERVICES = { 'potli.service': 9464, 'potli-worker.service': 9465 };

const place = mkdtempSync(path.join(tmpdir(), 'potli-units-'));
const tree = path.join(place, 'root');

try {
  makeDebian(tree, 'bookworm', ['dbus', 'openssl', 'postgresql']);
  await onMachine(tree, openShop);
  const startedAt = performance.now();
  await onMachine(tree, async (machine) => {
    untilReady(machine);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`switched on: shop and worker healthy after ${seconds} s, PostgreSQL and the machine with them`);
    await missedBackup(machine);
    await killedProcess(machine);
    stopAll(machine);
  });
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** Steps 1 to 6 of the page. */
function openShop(machine: Machine): void {
  setUpShop(machine, tree, { POSTBACK_SECRETS: `bazaar=whsec_${randomBytes(32).toString('base64')}`, JOBS: 'off' });
  machine.run(['systemctl', 'enable', '--quiet', '--now', 'potli', 'potli-worker', 'potli-backup.timer']);
  untilReady(machine);
  // as if the machine had been off in the last two nights
  machine.run(['touch', '--date=2 days ago', '/var/lib/systemd/timers/stamp-potli-backup.timer']);
  console.log('opened by its page: shop and worker healthy');
}

/** Both say that they are healthy, the shop answers with a page, and none of their processes is root's. */
function untilReady(machine: Machine): void {
  untilAnswers(machine, [
    ...Object.values(SERVICES).map((port) => `http://127.0.0.1:${port}/health`),
    'http://127.0.0.1:3000/api/health/ready',
    'http://127.0.0.1:3000/',
  ]);
  for (const unit of Object.keys(SERVICES)) {
    const pid = propertyOf(machine, unit, 'MainPID');
    const user = machine.run(['stat', '--format=%U', `/proc/${pid}`]).trim();
    if (user !== 'potli') throw new Error(`${unit} runs as ${user}.`);
  }
}

function propertyOf(machine: Machine, unit: string, property: string): string {
  return machine.run(['systemctl', 'show', '--value', `--property=${property}`, unit]).trim();
}

/** The timer makes up for a night in which the machine was off. */
async function missedBackup(machine: Machine): Promise<void> {
  const unit = 'potli-backup.service';
  await until('the backup of the missed night', () => propertyOf(machine, unit, 'ExecMainExitTimestamp') !== '');
  const files = machine.run(['ls', '/var/backups/potli']).split('\n').filter(Boolean);
  const result = propertyOf(machine, unit, 'Result');
  if (result !== 'success' || files.length !== 1) throw new Error(`${unit}: ${result}, ${files.length} backups`);
  const said = machine.run(['potli', 'backup', 'check', `/var/backups/potli/${files[0]}`]).trim();
  console.log(`the backup of a missed night: ${said.split('\n').at(-1)}`);
}

/** A process that dies is there again, as another one. */
async function killedProcess(machine: Machine): Promise<void> {
  for (const unit of Object.keys(SERVICES)) {
    const before = propertyOf(machine, unit, 'MainPID');
    machine.run(['systemctl', 'kill', '--kill-who=main', '--signal=KILL', unit]);
    await until(`another process of ${unit}`, () => !['0', before].includes(propertyOf(machine, unit, 'MainPID')));
  }
  untilReady(machine);
  console.log('killed: both healthy again');
}

function stopAll(machine: Machine): void {
  for (const unit of Object.keys(SERVICES)) {
    const startedAt = performance.now();
    machine.run(['systemctl', 'stop', unit]);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const [result, status] = [propertyOf(machine, unit, 'Result'), propertyOf(machine, unit, 'ExecMainStatus')];
    console.log(`${unit} stopped after ${seconds} s: ${result}, ${status}`);
    // a process that systemd had to kill has another result
    if (result !== 'success' || status !== '0') process.exitCode = 1;
  }
}
