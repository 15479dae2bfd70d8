import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TokenPair } from '@potli/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createSimulatedPayments } from '../../adapters/payments/simulated/createSimulatedPayments.ts';
import { openDatabase } from '../../db/database.ts';
import { findClusterDir } from '../../db/embedded/clusterDir.ts';
import { readRunningUrl } from '../../db/embedded/runningUrl.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { addToStock } from '../../domain/shop/giftcards/voucherStock.ts';
import { loadSettings } from '../../settings/settings.ts';
import { createDataDir } from '../createDataDir.ts';
import { readOutbox } from '../readOutbox.ts';
import { sampleCatalogue } from '../sampleCatalogue.ts';
import { type MailServer, startMailServer } from '../startMailServer.ts';
import { type ServerProcess, startServerProcess } from '../startServerProcess.ts';
import { cutConnections, killPostgres, lockingTables, refusingWrites } from './breakDatabase.ts';
import { type Caller, createCaller } from './Caller.ts';
import { canaries, findCanaries } from './canaries.ts';
import { findInFiles } from './findInFiles.ts';
import { findInTables } from './findInTables.ts';
import {
  askForReset,
  buyGiftCard,
  join as joinShop,
  logIn,
  sendPicture,
  setPassword,
  writesOf,
  writesOfStrangers,
} from './memberWrites.ts';
import { sendNonsense } from './sendNonsense.ts';

/** Columns in which a canary may be, and why. */
const HOMES: Record<string, string> = {
  'member.email: email': 'the name of the account',
  'member.email: otherEmail': 'the name of the account',
  'member.name: name': 'the profile',
  'member.name: otherName': 'the profile',
  'member.mobile_number: mobileNumber': 'the profile',
  'member.birth_date: birthDate': 'the profile',
  'member.password_hash: passwordHash': 'what passwords are compared with',
  'dispute.message: message': 'the claim, for the operator who answers it',
  'dispute.coupon: coupon': 'the claim',
  'dispute.store_order_id: storeOrderId': 'the claim',
  'click.device: visitorId': 'what tells the clicks of one browser',
  'click.device: city': 'where the click was made, as the member allowed',
  'click.device: latitude': 'the same',
  'click.device: longitude': 'the same',
};

/** Values that must be nowhere, also not in the files of PostgreSQL, which can have deleted rows. */
const SECRETS = [
  'password',
  'newPassword',
  'wrongPassword',
  'accountNumber',
  'otherAccountNumber',
  'pan',
  'otherPan',
  'address',
  ...(['giftName', 'giftEmail', 'giftMessage', 'voucherNumber', 'voucherPin'] as const),
] as const;

const dataDir = createDataDir();
let server: ServerProcess;
let pool: pg.Pool;
let mailServer: MailServer;
/** Secrets that the server creates: tokens, keys, hashes. */
const made: Record<string, string> = {};
const wanted = () => ({ ...canaries, ...made });

let count = 0;
function note(kind: string, value: string | undefined): string {
  expect(value, kind).toMatch(/^\S{20,}$/);
  count += 1;
  made[kind in made ? `${kind}${count}` : kind] = value ?? '';
  return value ?? '';
}

/** Records the tokens of a new session. Returns a caller with it. */
async function begin(response: Response): Promise<{ call: Caller; refresh: () => Promise<Response> }> {
  const { accessToken, refreshToken } = z.parse(TokenPair, await response.json());
  note('accessToken', accessToken);
  note('refreshToken', refreshToken);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (cookie !== '') note('binding', cookie.split('=')[1]);
  const refresh = () =>
    createCaller(server.url, refreshToken)('POST', '/refresh-access-token', {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
  return { call: createCaller(server.url, accessToken), refresh };
}

/** Records every key in a mailed link. Returns the key of the reset link. */
async function noteSentKeys(): Promise<string> {
  const text = (await readOutbox(dataDir, canaries.email)).join('\n');
  for (const [, key] of text.matchAll(/[?&]\w+=([\w-]{20,})/g)) note('sentKey', key);
  return /forgot-password\?key=(\S+)/.exec(text)?.[1] ?? '';
}

async function statusesOf(writes: readonly (() => Promise<Response>)[]): Promise<number[]> {
  const answers = await Promise.all(writes.map((write) => write()));
  return answers.map(({ status }) => status);
}

const failed = (statuses: readonly number[]) => statuses.filter((status) => status >= 500).length;

/** Makes each write correctly, then with all failures. Returns how many calls failed. */
async function live(storeId: string): Promise<number> {
  const stranger = createCaller(server.url);
  const first = await begin(await joinShop(stranger));
  const again = await statusesOf(Array.from({ length: 5 }, () => () => joinShop(stranger)));
  expect(new Set(again)).toEqual(new Set([409]));
  expect((await logIn(stranger, canaries.wrongPassword)).status).toBe(401);
  await begin(await first.refresh());

  expect((await sendPicture(first.call)).response.status).toBe(200);
  for (const write of writesOf(first.call, storeId)) expect((await write()).status).toBeLessThan(500);
  const payments = createSimulatedPayments({ folder: join(dataDir, 'payments'), secret: 'signs nothing here' });
  expect(await buyGiftCard(first.call, (order) => void payments.paymentControls.act(order, 'pays'))).toMatchObject({
    voucher_ref: canaries.voucherNumber,
    pin_code: canaries.voucherPin,
  });
  await askForReset(stranger);
  const key = await noteSentKeys();
  expect((await setPassword(stranger, key)).status).toBe(200);
  await vi.waitFor(() => expect(mailServer.recipients).toContain(canaries.email), { timeout: 10_000 });
  const { call, refresh } = await begin(await logIn(stranger, canaries.newPassword));
  note('ticket', (await sendPicture(call)).preset);
  await sendNonsense(server.url, call);

  const writes = [...writesOf(call, storeId), ...writesOfStrangers(stranger, key), refresh];
  const statuses: number[] = [];
  const tryAll = async () => void statuses.push(...(await statusesOf(writes)));
  await refusingWrites(pool, tryAll);
  await lockingTables(pool, 'access exclusive', tryAll);
  await lockingTables(pool, 'exclusive', tryAll);
  await lockingTables(pool, 'exclusive', async () => {
    const tries = tryAll();
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    const waits = async () => expect((await pool.query(waiting)).rowCount).toBeGreaterThan(2);
    await vi.waitFor(waits, { timeout: 10_000 });
    await cutConnections(pool);
    await tries;
  });
  const tries = tryAll();
  killPostgres(findClusterDir(dataDir));
  await tries;
  const ready = async () => expect((await call('GET', '/health/ready')).status).toBe(200);
  await vi.waitFor(ready, { timeout: 20_000 });
  await askForReset(stranger);
  await noteSentKeys();
  return failed(statuses);
}

beforeAll(async () => {
  mailServer = await startMailServer({ responseCode: 451 });
  const { smtpUrl: SMTP_URL } = mailServer;
  server = await startServerProcess(dataDir, { LOG_LEVEL: 'debug', RATE_LIMITS: '100000', SMTP_URL });
  const url = readRunningUrl(dataDir) ?? '';
  pool = new pg.Pool({ connectionString: url, application_name: 'canary' });
  pool.on('error', () => {});
  const database = await openDatabase(url, { size: 1 });
  await importCatalogue(database, sampleCatalogue());
  const { voucherNumber: cardNumber, voucherPin: pin } = canaries;
  const kind = { giftCardSlug: 'kapas-gift', facePaise: 50_000n, costPaise: 45_000n, expiresOn: '2099-12-31' };
  const sealer = createSealer(loadSettings({ DATA_DIR: dataDir }).piiKey);
  await addToStock(database.orm, sealer, [{ ...kind, cardNumber, pin }]);
  await database.close();
  const { rows } = await pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  const failures = await live(rows[0]?.id ?? '');
  // otherwise the search below proves nothing
  expect(failures).toBeGreaterThan(30);
  const { rows: members } = await pool.query<{ hash: string }>('select password_hash as hash from member limit 1');
  note('passwordHash', members[0]?.hash);
}, 180_000);
afterAll(async () => {
  await pool.end();
  await server.end('SIGTERM');
  await mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('what members type, and their credentials', () => {
  it('is only in the tables where it belongs', async () => {
    const strays = (await findInTables(pool, wanted())).filter((place) => !(place in HOMES));
    expect(strays).toEqual([]);
  });

  it('is not in the log of PostgreSQL', async () => {
    const { rows } = await pool.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name like 'log\\_%'`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject({
      log_min_messages: 'log',
      log_min_error_statement: 'panic',
      log_statement: 'none',
      log_min_duration_statement: '-1',
      log_parameter_max_length: '0',
      log_parameter_max_length_on_error: '0',
      log_error_verbosity: 'terse',
    });
  });

  it('is not in the output of the server, after successful and failed calls', async () => {
    await expect(server.end('SIGTERM')).resolves.toBe(0);
    const output = server.output();
    const lines = output.split('\n').filter((line) => findCanaries(line, wanted()).length > 0);
    expect(lines).toEqual([]);
    expect(output.match(/"request failed"/g)?.length).toBeGreaterThan(10);
    // with a key, the first statement of a write stores the key
    expect(output).toContain('"statement":"insert idempotency_key"');
    expect(output).toContain('a mail could not be sent');
  });

  it('is in no file of the data folder', () => {
    const cluster = findClusterDir(dataDir);
    const secrets = Object.fromEntries(SECRETS.map((name) => [name, canaries[name]]));
    const { passwordHash, ...keys } = made;
    expect(passwordHash).toBeTruthy();
    expect(findInFiles(cluster, { ...secrets, ...keys })).toEqual([]);
    const isOurs = (place: string) => !place.startsWith('postgres/');
    expect(findInFiles(dataDir, wanted()).filter(isOurs)).toEqual([]);
  });
});
