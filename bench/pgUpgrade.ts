import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TableDigest } from '../apps/server/src/db/backup/BackupLine.ts';
import { livedEnvironment, PII_KEY } from '../apps/server/src/testing/livedShop/livedEnvironment.ts';
import type { Machine } from './lib/bootDebian.ts';
import { makeDebian } from './lib/makeDebian.ts';
import { onMachine } from './lib/onMachine.ts';
import { sameRows } from './lib/sameRows.ts';
import { setUpShop, untilAnswers } from './lib/setUpShop.ts';

// A shop that has lived a year goes from PostgreSQL 15 to 17 by Debian's pg_upgradecluster, with the files of the server as they are
// (`pg_upgrade`): every table has the same rows, and the shop goes on.

const [FROM, TO] = ['15', '17'];
const releases = path.resolve(import.meta.dirname, '../apps/server/src/testing/releases');
const place = mkdtempSync(path.join(tmpdir(), 'potli-upgrade-'));
const tree = path.join(place, 'root');

try {
  // Debian 13 has the next version, and the programs of the one before come from Debian 12
  makeDebian(tree, 'trixie', ['dbus', 'openssl', `postgresql-${FROM}`, `postgresql-${TO}`], 'bookworm');
  await onMachine(tree, upgrade);
} finally {
  rmSync(place, { recursive: true, force: true });
}

function upgrade(machine: Machine): void {
  machine.run(['pg_dropcluster', '--stop', TO, 'main']);
  machine.run(['pg_createcluster', '--start', FROM, 'main']);
  restoreLivedShop(machine);
  start(machine);
  machine.run(['systemctl', 'stop', 'potli']);

  const before = digestsIn(machine);
  const startedAt = performance.now();
  machine.run(['pg_upgradecluster', '--method=upgrade', FROM, 'main']);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  machine.run(['pg_dropcluster', FROM, 'main']);
  const after = digestsIn(machine);
  const said = sameRows(before, after);
  const ask = ['psql', '--tuples-only', '--no-align', '--command=show server_version'];
  const version = machine.run(['runuser', '--user=postgres', '--', ...ask]);
  if (!version.startsWith(TO)) throw new Error(`PostgreSQL is ${version.trim()}.`);
  console.log(`PostgreSQL ${version.trim()} after ${seconds} s: ${said}`);

  start(machine);
  console.log(machine.run(['potli', 'ledger', 'check', '--full']).trim());
}

/** The backup that the last release has left, with the migrations since. */
function restoreLivedShop(machine: Machine): void {
  // no mail leaves the machine
  const none = { SMTP_URL: '', JWT_SECRET_FILE: '', PII_KEY_FILE: '', RECEIPT_KEY_FILE: '', BACKUP_KEY_FILE: '' };
  setUpShop(machine, tree, { ...none, ...livedEnvironment, PII_KEY });
  const release =
    readdirSync(releases)
      .filter((name) => name.endsWith('.age'))
      .toSorted()
      .at(-1) ?? '';
  copyFileSync(path.join(releases, release), path.join(tree, 'var/tmp', release));
  console.log(machine.run(['potli', 'restore', `/var/tmp/${release}`]).trim());
}

function start(machine: Machine): void {
  machine.run(['systemctl', 'start', 'potli']);
  untilAnswers(machine, ['http://127.0.0.1:3000/api/health/ready', 'http://127.0.0.1:3000/']);
}

function digestsIn(machine: Machine): TableDigest[] {
  const node = '/opt/potli/node_modules/.bin/node --conditions=source';
  const script = `set -a; . /etc/potli/shop.env; DATABASE_URL=$DATABASE_MIGRATION_URL
    exec ${node} /opt/potli/apps/server/src/testing/printDigests.ts`;
  return JSON.parse(machine.run(['sh', '-euc', script])) as TableDigest[];
}
