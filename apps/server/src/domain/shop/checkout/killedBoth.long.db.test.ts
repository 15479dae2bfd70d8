import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TokenPair } from '@potli/api';
import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openPayments } from '../../../adapters/payments/openPayments.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { readRunningUrl } from '../../../db/embedded/runningUrl.ts';
import { loadSettings } from '../../../settings/settings.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { buyCard } from '../../../testing/payments/buyCard.ts';
import {
  type ProviderProcess,
  readProviderBook,
  startProviderProcess,
} from '../../../testing/payments/startProviderProcess.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/startServerProcess.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { addToStock } from '../giftcards/voucherStock.ts';
import { askAboutOpen } from './askProvider.ts';
import { createSaleMails } from './saleMails.ts';

const BUYERS = 40;
const KILLS = 3;

const dataDir = createDataDir();
const book = join(dataDir, 'provider.jsonl');
let server: ServerProcess | undefined;
let provider: ProviderProcess | undefined;
afterAll(async () => {
  await Promise.all([server?.end('SIGTERM'), provider?.kill()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const CREDENTIALS = 'key=rzp_test_double,secret=secret-of-the-double,webhook=webhook-of-the-double-in-its-process';
const paymentOf = ({ url }: ProviderProcess) => ({
  PAYMENT: 'razorpay',
  PAYMENT_CREDENTIALS: CREDENTIALS,
  PAYMENT_API_URL: url,
});

/** The provider is there first: the host asks for it when somebody buys. */
async function startBoth(): Promise<{ host: ServerProcess; at: ProviderProcess }> {
  const at = await startProviderProcess(book, provider);
  provider = at;
  const host = await startServerProcess(dataDir, { RATE_LIMITS: 'off', JOBS: 'off', ...paymentOf(at) });
  server = host;
  return { host, at };
}

interface Buyers {
  tokens: readonly string[];
  giftCardId: string;
}

/** Each buyer orders, pays at the provider's counter and comes back: again and again with the same key, as browsers do. */
async function buyOn({ tokens, giftCardId }: Buyers): Promise<void> {
  const [url, counter] = [server?.url ?? '', provider?.counter ?? ''];
  await Promise.allSettled(
    tokens.map((token, n) =>
      buyCard({
        url,
        token,
        key: `a-key-of-buyer-${n}`,
        giftCardId,
        pay: (id) => fetch(`${counter}/${id}`, { method: 'POST' }),
      }),
    ),
  );
}

async function openShop(host: ServerProcess): Promise<Buyers> {
  const sealer = createSealer(loadSettings({ DATA_DIR: dataDir }).piiKey);
  const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 1 });
  await importCatalogue(database, sampleCatalogue());
  const kind = { giftCardSlug: 'kapas-gift', facePaise: 50_000n, costPaise: 45_000n, pin: '482913' };
  const stock = Array.from({ length: BUYERS / 2 }, (_, n) => ({
    ...kind,
    cardNumber: `K-${n}`,
    expiresOn: '2099-12-31',
  }));
  await addToStock(database.orm, sealer, stock);
  const { rows } = await database.pool.query<{ id: string }>('select id from gift_card');
  await database.close();
  const tokens: string[] = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const body = sampleSignup({ email: `both${n}@mail.example`, mobileNumber: String(9_300_000_000 + n) });
    const answer = await fetch(`${host.url}/signup`, postJson(body));
    tokens.push(z.parse(TokenPair, await answer.json()).accessToken);
  }
  return { tokens, giftCardId: rows[0]?.id ?? '' };
}

/** What the job does, hours later. */
async function askLater(database: Database, at: ProviderProcess, hours: number): Promise<void> {
  const settings = loadSettings({ DATA_DIR: dataDir, ...paymentOf(at) });
  const { payment } = await openPayments(settings, database);
  if (!payment) throw new Error('No provider is connected');
  const sealer = createSealer(settings.piiKey);
  const { publicUrl, productName } = testSettings;
  await askAboutOpen({
    database,
    payment,
    sealer,
    supply: undefined,
    log: { error: () => {} },
    now: () => new Date(Date.now() + hours * HOUR_MS),
    mails: createSaleMails({ mail: openTestOutbox(database, sealer), sealer, publicUrl, productName }),
  });
}

interface ShopOrder {
  order: string;
  paid: number;
  refunded: number;
  vouchers: number;
  held: number;
  stage: string;
}

/** What the shop says of each order that was paid, by the provider's id. */
async function readShop({ pool }: Database): Promise<ShopOrder[]> {
  const { rows } = await pool.query<{ [Name in keyof ShopOrder]: string }>(`
    select provider_order_id as "order", stage, payment_paise as paid,
      case stage when 'REFUNDED' then payment_paise else 0 end as refunded,
      (select count(*) from gift_card_voucher join gift_card_order_line as line on line.id = line_id
        where line.order_id = gift_card_order.id) as vouchers,
      (select sum(paise) from book_journal join book_entry on journal_id = book_journal.id
        where gift_card_order_id = gift_card_order.id and account = 'PROVIDER') as held
    from gift_card_order where payment_id is not null`);
  return rows.map(({ order, stage, ...row }) => ({
    order,
    stage,
    paid: Number(row.paid),
    refunded: Number(row.refunded),
    vouchers: Number(row.vouchers),
    held: Number(row.held),
  }));
}

/** Whether the provider has payments that the shop does not know, or buyers have still to pay. */
async function isMidway(): Promise<boolean> {
  const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 1 });
  try {
    const [paid, known] = [readProviderBook(book).length, (await readShop(database)).length];
    return paid > 0 && known < BUYERS;
  } finally {
    await database.close();
  }
}

const byOrder = (one: { order: string }, other: { order: string }) => (one.order < other.order ? -1 : 1);

it('host and provider, both killed while members pay, agree to the paisa when they are back', {
  timeout: 240_000,
}, async () => {
  const { host } = await startBoth();
  const buyers = await openShop(host);
  for (let n = 0; n < KILLS; n += 1) {
    const buying = buyOn(buyers);
    // by what has happened, not by time: of a busy machine nobody knows how far it came
    const enough = Math.ceil((BUYERS * (n + 1)) / (KILLS + 2));
    await vi.waitUntil(() => readProviderBook(book).length >= enough, { timeout: 60_000, interval: 2 });
    await Promise.all([provider?.kill(), server?.end('SIGKILL')]);
    await buying;
    await startBoth();
  }
  expect(await isMidway(), 'the last kill came midway').toBe(true);
  await buyOn(buyers);
  const at = provider;
  if (!at) throw new Error('The provider is gone');
  const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 4 });
  try {
    for (const hours of [1, 2]) await askLater(database, at, hours);
    const shop = await readShop(database);
    const theirs = readProviderBook(book).map(({ fee, ...order }) => ({
      ...order,
      held: order.paid - fee - order.refunded,
      ...(order.refunded === 0 ? { stage: 'DELIVERED', vouchers: 1 } : { stage: 'REFUNDED', vouchers: 0 }),
    }));
    expect(shop.sort(byOrder)).toEqual(theirs.sort(byOrder));
    expect(shop.filter(({ stage }) => stage === 'DELIVERED')).toHaveLength(BUYERS / 2);
    expect(shop).toHaveLength(BUYERS);
    const { rows } = await database.pool.query<{ sold: string }>(
      'select count(*) as sold from gift_card_voucher where line_id is not null',
    );
    expect(Number(rows[0]?.sold)).toBe(BUYERS / 2);
    expect(await checkLedger(database)).toEqual(soundLedger);
  } finally {
    await database.close();
  }
});
