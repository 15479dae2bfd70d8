import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { paidBy, readWitness } from '../../../testing/payouts/bankWitness.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { compileCache, sourceOptions } from '../../../testing/sourceProcess.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';

/** `test --all` runs it in full: more kills, and 50 payments at once. */
const isWhole = process.env.PAYOUTS === 'whole';
const [KILLS, MEMBERS, AT_ONCE] = isWhole ? [25, 40, 25] : [2, 6, 4];
const SEED = 77;
const SETTLED_WITHIN_MS = 60_000;
const ORDER_PAISE = 5_000n;

const database = await createTestDatabase();
const { url } = database;
afterAll(() => database.close());

function start(script: string, ...args: string[]): ChildProcess {
  const path = join(import.meta.dirname, '../../../testing/payouts', script);
  const child = spawn(process.execPath, [...sourceOptions, path, ...args], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The first line that a process prints. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('A process without output');
  const [chunk] = (await once(stdout, 'data')) as [Buffer];
  return chunk.toString().trim();
}

it('hosts that are killed and a bank that fails in every way: paid = sent = earned, and no member twice', async () => {
  const random = createRandom(SEED);
  const dataDir = createDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const witness = join(dataDir, 'witness.jsonl');
  writeFileSync(witness, '');
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => addMember(database)));
  const earned = new Map(members.map((member) => [String(member), 0n]));
  const earn = async (member: bigint) => {
    const clickId = await addClick(database, member);
    await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
    earned.set(String(member), (earned.get(String(member)) ?? 0n) + ORDER_PAISE);
  };
  for (const member of members) await earn(member);

  const bankUrl = await firstLine(start('bankProcess.ts', witness, String(SEED)));
  const startHost = async () => {
    const host = start('payoutHost.ts', url, bankUrl, String(AT_ONCE));
    await firstLine(host);
    return host;
  };
  const hosts = await Promise.all([startHost(), startHost()]);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await setTimeout(random(500));
    const victim = random(hosts.length);
    hosts[victim]?.kill('SIGKILL');
    for (const member of members) if (random(3) === 0) await earn(member);
    hosts[victim] = await startHost();
  }
  await fetch(`${bankUrl}/calm`);

  const open = async () => {
    const wallets = [...(await readBalances(database.orm, members)).values()];
    return wallets.filter(({ APPROVED, HELD }) => APPROVED > 0n || HELD > 0n).length;
  };
  await expect.poll(open, { timeout: SETTLED_WITHIN_MS, interval: 100 }).toBe(0);
  for (const host of hosts) host.kill('SIGKILL');

  const lines = readWitness(witness);
  const wallets = await readBalances(database.orm, members);
  expect(paidBy(lines)).toEqual(earned);
  expect(new Map([...wallets].map(([member, { SENT }]) => [String(member), SENT]))).toEqual(earned);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from payout where state in ('sent', 'returned')`,
  );
  const sent = lines.filter(({ event }) => event === 'sent').map(({ payoutId }) => payoutId);
  expect(sent.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  // the bank was as bad as it should be
  expect(lines.some(({ event }) => event === 'returned')).toBe(true);
  expect(await checkLedger(database)).toEqual(soundLedger);
}, 600_000);
