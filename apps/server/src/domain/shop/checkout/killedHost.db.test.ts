import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TokenPair } from '@potli/api';
import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSimulatedPayments } from '../../../adapters/payments/simulated/createSimulatedPayments.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { readRunningUrl } from '../../../db/embedded/runningUrl.ts';
import { loadSettings } from '../../../settings/settings.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { buyCard } from '../../../testing/payments/buyCard.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/startServerProcess.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { isWholeRun } from '../../../testing/wholeRun.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { addToStock } from '../giftcards/voucherStock.ts';
import { askAboutOpen } from './askProvider.ts';
import { createSaleMails } from './saleMails.ts';

const BUYERS = 40;
const VOUCHERS = 20;
const KILLS = 3;

const dataDir = createDataDir();
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startServerProcess(dataDir, { RATE_LIMITS: 'off', JOBS: 'off' });

/** A host that is killed, with the provider's double in it, while buyers pay: each of them again and again, as browsers do. */
async function buyOn(url: string, tokens: readonly string[], giftCardId: string): Promise<void> {
  const { paymentControls } = createSimulatedPayments({
    folder: join(dataDir, 'payments'),
    secret: 'signs nothing here',
  });
  await Promise.allSettled(
    tokens.map((token, n) =>
      buyCard({ url, token, key: `a-key-of-buyer-${n}`, giftCardId, pay: (id) => paymentControls.act(id, 'pays') }),
    ),
  );
}

async function signUpAll(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const body = sampleSignup({ email: `killed${n}@mail.example`, mobileNumber: String(9_200_000_000 + n) });
    tokens.push(z.parse(TokenPair, await (await fetch(`${url}/signup`, postJson(body))).json()).accessToken);
  }
  return tokens;
}

async function kill(running: ServerProcess): Promise<ServerProcess> {
  await running.end('SIGKILL');
  return start();
}

const ask = (database: Database, hours: number) => {
  const sealer = createSealer(loadSettings({ DATA_DIR: dataDir }).piiKey);
  const { publicUrl, productName } = testSettings;
  return askAboutOpen({
    database,
    sealer,
    supply: undefined,
    log: { error: () => {} },
    now: () => new Date(Date.now() + hours * HOUR_MS),
    payment: createSimulatedPayments({ folder: join(dataDir, 'payments'), secret: 'signs nothing here' }),
    mails: createSaleMails({ mail: openTestOutbox(database, sealer), sealer, publicUrl, productName }),
  });
};

async function killHosts(): Promise<void> {
  server = await start();
  const sealer = createSealer(loadSettings({ DATA_DIR: dataDir }).piiKey);
  const first = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 1 });
  await importCatalogue(first, sampleCatalogue());
  const kind = {
    giftCardSlug: 'kapas-gift',
    facePaise: 50_000n,
    costPaise: 45_000n,
    pin: '482913',
    expiresOn: '2099-12-31',
  };
  const stock = Array.from({ length: VOUCHERS }, (_, n) => ({ ...kind, cardNumber: `K-${n}` }));
  await addToStock(first.orm, sealer, stock);
  const { rows } = await first.pool.query<{ id: string }>('select id from gift_card');
  await first.close();
  const tokens = await signUpAll(server.url);
  for (let n = 0; n < KILLS; n += 1) {
    const buying = buyOn(server.url, tokens, rows[0]?.id ?? '');
    await new Promise((resolve) => setTimeout(resolve, 60 + 90 * n));
    server = await kill(server);
    await buying;
  }
  await buyOn(server.url, tokens, rows[0]?.id ?? '');
  const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 4 });
  try {
    for (const hours of [1, 2]) await ask(database, hours);
    const { paymentControls } = createSimulatedPayments({
      folder: join(dataDir, 'payments'),
      secret: 'signs nothing here',
    });
    const ours = await database.pool.query<Record<string, string>>(`select
      count(*) filter (where stage = 'DELIVERED') as delivered, count(*) filter (where stage = 'REFUNDED') as refunded,
      count(*) filter (where stage not in ('DELIVERED', 'REFUNDED')) as others,
      (select count(*) from gift_card_voucher where line_id is not null) as sold from gift_card_order`);
    expect(ours.rows[0]).toMatchObject({ others: '0', sold: ours.rows[0]?.delivered });
    expect(Number(ours.rows[0]?.delivered)).toBeGreaterThan(0);
    const book = paymentControls.list();
    expect(book.filter(({ status }) => status === 'paid')).toHaveLength(Number(ours.rows[0]?.delivered));
    expect(book.filter(({ status }) => status === 'refunded')).toHaveLength(Number(ours.rows[0]?.refunded));
    expect(await checkLedger(database)).toEqual(soundLedger);
  } finally {
    await database.close();
  }
}

// `test --all`: three hosts that are killed take two minutes
it.runIf(isWholeRun)('hosts that are killed while members pay leave books that agree', { timeout: 180_000 }, killHosts);
