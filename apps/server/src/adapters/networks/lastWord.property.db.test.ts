import { plainRupees } from '@potli/api/units/money';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { receiveBodies } from '../../domain/orders/apply/receiveBodies.ts';
import { canonicalAdapter, toCanonical } from '../../domain/orders/reports/canonicalReport.ts';
import type { ReportAdapter, SentReport } from '../../domain/orders/reports/ReportAdapter.ts';
import { createRandom, shuffled } from '../../testing/createRandom.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { lastWord, type PlannedWords, planWords, STEPS, stepAt, type Word } from '../../testing/planWords.ts';
import { addClicks, addMember } from '../../testing/sampleMoney.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { isWholeRun, seedsFor } from '../../testing/wholeRun.ts';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { createListAdapter, toListBody } from './listAdapter.ts';
import { networks } from './networks.ts';
import { createPostbackAdapter } from './postbackAdapter.ts';

const ORDERS = isWholeRun ? 60 : 20;
const [first, ...others] = Array.from({ length: 20 }, (_, n) => 41 + n * 977);
const database = await createTestDatabase();
afterAll(() => database.close());

/** A time as its source writes it; undefined where it tells none. */
function timeOf({ clock, exactness, saidAt }: Word, orderedAt: Date, zone: string): string | undefined {
  if (clock === 'none') return undefined;
  const time = clock === 'order' ? orderedAt : saidAt;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const local = new Date(time.getTime() + ahead).toISOString();
  if (exactness === 'millisecond') return String(time.getTime());
  if (exactness === 'second') return `${local.slice(0, 19)}${zone}`;
  return exactness === 'minute' ? local.slice(0, 16).replace('T', ' ') : local.slice(0, 10);
}

const commissionOf = (salePaise: bigint) => salePaise / 8n;

interface Shop {
  form: AffiliateNetwork;
  network: string;
  clicks: readonly string[];
}

function toSent({ form, network, clicks }: Shop, { order, orderedAt }: PlannedWords, word: Word): SentReport {
  const { source, status, salePaise, saidAt, step } = word;
  const [orderId, clickId] = [`order-${order}`, clicks[order] ?? ''];
  if (source === 'signed') {
    const time = timeOf(word, orderedAt, '+00:00') ?? '';
    // this form has no days: the day of an order is its midnight
    const full = time.length === 10 ? `${time}T00:00:00Z` : time.replace(/^(\S+) (\S+)$/, '$1T$2Z');
    const occurredAt = new Date(/^\d+$/.test(time) ? Number(time) : full);
    const said = { network, clickId, status, saleAmountPaise: salePaise, commissionPaise: commissionOf(salePaise) };
    return toCanonical({ ...said, eventId: `${order}-${step}-${salePaise}`, orderId, occurredAt });
  }
  const time = timeOf(word, orderedAt, form.zone);
  const row: Partial<Record<keyof AffiliateNetwork['fields'], string | undefined>> = {
    orderId,
    clickId,
    currency: 'INR',
    occurredAt: time,
    status: Object.keys(form.statuses).find((each) => form.statuses[each] === status) ?? '',
    saleAmount: plainRupees(salePaise),
    commission: plainRupees(commissionOf(salePaise)),
  };
  const named = Object.entries(row).flatMap(([field, text]) => {
    const [name] = form.fields[field as keyof AffiliateNetwork['fields']] ?? [];
    return name === undefined || text === undefined ? [] : [[name, text] as const];
  });
  if (source === 'list') return toListBody(network, form, Object.fromEntries(named), saidAt);
  const body = Buffer.from(JSON.stringify(Object.fromEntries(named)));
  return { network, contentType: 'application/json', body };
}

/** Sends all words, step after step; some of what came before comes again. */
async function tellAll(shop: Shop, plans: readonly PlannedWords[], random: (below: number) => number): Promise<void> {
  const adapters: Record<Word['source'], ReportAdapter> = {
    hint: createPostbackAdapter(shop.form),
    list: createListAdapter(shop.form),
    signed: canonicalAdapter,
  };
  const all = plans.flatMap((plan) => plan.words.map((word) => ({ word, sent: toSent(shop, plan, word) })));
  for (let step = 0; step < STEPS; step += 1) {
    for (const source of ['signed', 'list', 'hint'] as const) {
      const own = all.filter(({ word }) => word.source === source);
      const again = own.filter(({ word }) => word.step < step && random(6) === 0);
      const now = own.filter(({ word }) => word.step === step);
      const bodies = shuffled([...now, ...again], random).map(({ sent }) => sent);
      const outcomes = await receiveBodies(database, bodies, adapters[source], stepAt(step));
      for (const outcome of outcomes) expect(outcome).toBeOneOf(['applied', 'stale', 'duplicate']);
    }
  }
}

async function wrongOrders(network: string, plans: readonly PlannedWords[]): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ name: string; status: string; sale: string; commission: string }>(
    `select network_order_id as name, status, sale_paise as sale, commission_paise as commission
     from shop_order where network = $1`,
    [network],
  );
  return plans.flatMap((plan) => {
    const last = lastWord(plan);
    if (!last) return [];
    const status = last.source === 'hint' && last.status === 'approved' ? 'tracked' : last.status;
    const found = rows.find(({ name }) => name === `order-${plan.order}`);
    const isRight =
      found?.status === status &&
      BigInt(found.sale) === last.salePaise &&
      BigInt(found.commission) === commissionOf(last.salePaise);
    return isRight ? [] : [{ found, last, plan }];
  });
}

const ways = [
  { calls: ['hint'], isListed: true },
  { calls: ['signed'], isListed: true },
  { calls: ['hint', 'signed'], isListed: true },
  { calls: [], isListed: true },
  { calls: ['hint'], isListed: false },
  { calls: ['signed'], isListed: false },
  { calls: ['hint', 'signed'], isListed: false },
] as const;

describe.each(seedsFor(first ?? 1, ...others))('sources with clocks of their own (seed %i)', (seed) => {
  it.each(networks.map((form) => [form.name, form] as const))('of %s: the last word counts', async (name, form) => {
    const random = createRandom(seed);
    const member = await addMember(database);
    const calling = ways.filter(({ calls }) => form.postback !== undefined || !calls.some((each) => each === 'hint'));
    const plans = planWords(random, ORDERS, calling);
    const clicks = await addClicks(
      database,
      member,
      plans.map(({ orderedAt }) => ({ clickedAt: new Date(orderedAt.getTime() - 600_000) })),
    );
    const shop = { form, network: `${name}-${seed}`, clicks };
    await tellAll(shop, plans, random);
    expect(await wrongOrders(shop.network, plans)).toEqual([]);
  });
});

it('the ledger is correct', async () => {
  expect(await checkLedger(database)).toEqual(soundLedger);
});
