import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pageSql, pageVariables } from '../apps/server/src/testing/openAShopPage.ts';
import { bootDebian, type Machine } from './lib/bootDebian.ts';
import { makeDebian } from './lib/makeDebian.ts';

// The units of `deploy` under Debian's own systemd: an empty server is made a shop by docs/open-a-shop.md, then it is switched off and on,
// and everything must be there again without a hand. One of its processes is killed, and all are stopped.

const NODE = '/opt/potli/node_modules/.bin/node';
const MOST_SECONDS = 60;
/** Each with the port of its health. */
const SERVICES = { 'potli.service': 9464, 'potli-worker.service': 9465 };

const root = path.resolve(import.meta.dirname, '..');
const deploy = path.join(root, 'deploy');
const place = mkdtempSync(path.join(tmpdir(), 'potli-units-'));
const tree = path.join(place, 'root');
const password = randomBytes(16).toString('hex');

try {
  makeDebian(tree, 'bookworm', ['dbus', 'openssl', 'postgresql']);
  await onMachine(openShop);
  const startedAt = performance.now();
  await onMachine(async (machine) => {
    await untilReady(machine);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`switched on: shop and worker healthy after ${seconds} s, PostgreSQL and the machine with them`);
    await missedBackup(machine);
    await killedProcess(machine);
    stopAll(machine);
  });
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** The repository is built outside: the machine has no network. */
async function onMachine(work: (machine: Machine) => Promise<void>): Promise<void> {
  const machine = await bootDebian(tree, { '/opt/potli': root });
  try {
    await work(machine);
  } catch (error) {
    console.error(machine.run(['journalctl', '--boot', '--no-pager', '--lines=100', '--unit=potli*']));
    throw error;
  } finally {
    await machine.powerOff();
  }
}

/** Steps 1 to 6 of the page. */
async function openShop(machine: Machine): Promise<void> {
  const sh = (script: string) => machine.run(['sh', '-euc', script]);
  machine.run(['runuser', '--user=postgres', '--', 'psql', '--set=ON_ERROR_STOP=1'], filled(pageSql));
  sh(`useradd --system --home-dir /var/lib/potli potli
    install -d -m 700 -o potli /var/backups/potli
    install -d /etc/potli
    for key in jwt-secret pii-key receipt-key backup-key; do
      openssl rand -base64 32 | install -m 400 -o potli /dev/stdin /etc/potli/$key
    done`);
  const variables = {
    ...pageVariables,
    POSTBACK_SECRETS: `bazaar=whsec_${randomBytes(32).toString('base64')}`,
    JOBS: 'off',
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${filled(value)}\n`);
  writeFileSync(path.join(tree, 'etc/potli/shop.env'), lines.join(''));
  writeFileSync(path.join(tree, 'etc/potli/worker.env'), 'METRICS_PORT=9465\n');
  for (const unit of readdirSync(deploy).filter((name) => /^potli.*\.(service|timer)$/.test(name))) {
    copyFileSync(path.join(deploy, unit), path.join(tree, 'etc/systemd/system', unit));
  }
  const logs = [
    'log_min_error_statement = panic',
    'log_error_verbosity = terse',
    'log_parameter_max_length_on_error = 0',
  ];
  writeFileSync(path.join(tree, 'etc/postgresql/15/main/conf.d/potli.conf'), `${logs.join('\n')}\n`);
  sh(`systemctl restart postgresql
    install -m 755 /opt/potli/deploy/potli.sh /usr/local/bin/potli
    systemctl daemon-reload
    systemctl enable --quiet --now potli potli-worker potli-backup.timer`);
  await untilReady(machine);
  // as if the machine had been off in the last two nights
  sh('touch --date="2 days ago" /var/lib/systemd/timers/stamp-potli-backup.timer');
  console.log('opened by its page: shop and worker healthy');
}

/** Passwords and secrets in the place of `…`. */
function filled(text: string): string {
  return text.replaceAll('…', password);
}

/** Both say that they are healthy, the shop answers with a page, and none of their processes is root's. */
async function untilReady(machine: Machine): Promise<void> {
  const wanted = [
    ...Object.values(SERVICES).map((port) => `http://127.0.0.1:${port}/health`),
    'http://127.0.0.1:3000/api/health/ready',
    'http://127.0.0.1:3000/',
  ];
  const ask = `const [...urls] = process.argv.slice(1);
    const endAt = Date.now() + ${MOST_SECONDS * 1_000};
    for (const url of urls) for (;;) {
      const answer = await fetch(url, { redirect: 'manual' }).then(async (r) => ({ ok: r.ok, text: await r.text() }), (e) => ({ text: String(e.cause) }));
      if (answer.ok) break;
      if (Date.now() > endAt) throw new Error(url + ': ' + answer.text);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }`;
  machine.run([NODE, '--input-type=module', '-e', ask, ...wanted]);
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
  await untilReady(machine);
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

async function until(what: string, isThere: () => boolean): Promise<void> {
  const endAt = Date.now() + MOST_SECONDS * 1_000;
  while (!isThere()) {
    if (Date.now() > endAt) throw new Error(`After ${MOST_SECONDS} s there is not ${what}.`);
    await pause(200);
  }
}
