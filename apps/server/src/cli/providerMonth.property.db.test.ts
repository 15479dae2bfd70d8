import { plainRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import { expect, test } from 'vitest';
import { giftCardOrder, giftCardOrderLine } from '../db/schema/giftCardOrder.ts';
import { postGiftCardBooks } from '../domain/ledger/books/postGiftCardBooks.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import type { SettlementProvider } from '../domain/shop/checkout/bookProviderSettlement.ts';
import { changeOrder } from '../domain/shop/checkout/changeOrder.ts';
import { settlePayment } from '../domain/shop/checkout/settlePayment.ts';
import { inStage } from '../domain/shop/giftcards/orderStages.ts';
import { createRandom, shuffled } from '../testing/createRandom.ts';
import { openCli } from '../testing/openCli.ts';
import { addMember } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

const { database, run, file } = await openCli();
const ORDERS = isWholeRun ? 400 : 40;
const FIRST_DAY = Date.UTC(2026, 9, 1);

/** What a provider has of the shop, as it counts that itself: it knows nothing of the shop's books. Whole paise. */
interface Provider {
  name: SettlementProvider;
  held: number;
  /** What it sent to the shop's bank, and what it deducted. */
  sent: number;
  kept: number;
  /** Events that are not paid out yet. */
  open: Event[];
}

interface Event {
  kind: 'payment' | 'refund' | 'adjustment';
  id: string;
  order: string;
  payment: string;
  amount: number;
  fee: number;
  tax: number;
}

type Random = (below: number) => number;
type Row = Record<string, string | number>;

/** Razorpay's API has paise and seconds; its dashboard rupees and days of India. */
const toRow = {
  razorpayApi: (event: Event, settlement: string, day: number): Row => ({
    entity_id: event.id,
    type: event.kind,
    ...signed(event, (paise) => paise),
    amount: event.amount,
    currency: 'INR',
    fee: event.fee,
    tax: event.tax,
    on_hold: 'false',
    settled: 'true',
    settled_at: day / 1_000,
    settlement_id: settlement,
    payment_id: event.kind === 'refund' ? event.payment : '',
    order_id: event.order,
  }),
  razorpayDashboard: (event: Event, settlement: string, day: number): Row => ({
    transaction_entity: event.kind,
    entity_id: event.id,
    amount: rupees(event.amount),
    currency: 'INR',
    'fee (exclusive tax)': rupees(event.fee - event.tax),
    tax: rupees(event.tax),
    ...signed(event, rupees),
    payment_id: event.kind === 'refund' ? event.payment : '',
    order_id: event.order,
    settlement_id: settlement,
    settled_at: `${new Date(day).toISOString().slice(0, 10).split('-').reverse().join('/')} 11:30:00`,
  }),
  cashfree: (event: Event, settlement: string, day: number): Row => ({
    event_id: event.id,
    event_type: event.kind.toUpperCase(),
    event_status: 'SUCCESS',
    event_currency: 'INR',
    sale_type: event.kind === 'payment' ? 'CREDIT' : 'DEBIT',
    event_amount: rupees(event.amount),
    event_settlement_amount: rupees(Math.abs(netOf(event))),
    order_id: event.order,
    cf_payment_id: event.payment,
    cf_settlement_id: settlement,
    payment_service_charge: rupees(event.fee - event.tax),
    payment_service_tax: rupees(event.tax),
    settlement_date: `${new Date(day).toISOString().slice(0, 10)}T11:30:00+05:30`,
  }),
};

const rupees = (paise: number) => plainRupees(BigInt(paise));
const netOf = ({ kind, amount, fee }: Event) => (kind === 'payment' ? amount - fee : -amount - fee);
const signed = (event: Event, show: (paise: number) => string | number) =>
  event.kind === 'payment'
    ? { debit: show(0), credit: show(netOf(event)) }
    : { debit: show(-netOf(event)), credit: show(0) };

function toFile(rows: Row[], random: Random): string {
  const names = Object.keys(rows[0] ?? {});
  const quote = random(2) === 0 ? (text: string) => `"${text}"` : (text: string) => text;
  const end = random(2) === 0 ? '\r\n' : '\n';
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))];
  return `${random(2) === 0 ? '\uFEFF' : ''}${lines.map((cells) => cells.map(quote).join(',')).join(end)}${end}`;
}

let files = 0;

/** Sells for a month at one provider, and pays out. @returns what it has in the end, and the commands that tell the shop */
async function liveMonth(name: SettlementProvider, random: Random) {
  const provider: Provider = { name, held: 0, sent: 0, kept: 0, open: [] };
  const memberId = await addMember(database);
  const commands: string[][] = [];
  const toLearn: (() => Promise<unknown>)[] = [];
  for (let n = 0; n < ORDERS; n += 1) {
    const at = new Date(FIRST_DAY + Math.floor((n * 28 * DAY_MS) / ORDERS));
    const amount = 10_000 + random(900_000);
    const fee = Math.round(amount / 50) + random(3);
    const event = {
      kind: 'payment',
      id: `pay_${name}${n}`,
      order: `order_${name}${n}`,
      amount,
      fee,
      tax: Math.floor((fee * 18) / 118),
    } as const;
    provider.open.push({ ...event, payment: event.id });
    // Razorpay takes its fee with the payment, and says so; Cashfree with its transfer
    provider.held += name === 'razorpay' ? amount - fee : amount;
    if (name === 'razorpay') provider.kept += fee;
    const wantsBack = random(4) === 0;
    const isSentBack = wantsBack && random(2) === 0;
    if (wantsBack) {
      const cost = random(3) === 0 ? 590 : 0;
      const refund = {
        kind: 'refund',
        id: `rfnd_${name}${n}`,
        payment: event.id,
        order: event.order,
        amount,
        fee: cost,
        tax: cost === 0 ? 0 : 90,
      } as const;
      provider.open.push(refund);
    }
    if (isSentBack) provider.held -= amount;
    const learn = () => sell({ memberId, at, event, name, wantsBack, isSentBack });
    // the shop learns of some after the files
    if (random(6) === 0) toLearn.push(learn);
    else await learn();
    if (random(5) === 0) commands.push(payOut(provider, at.getTime(), random));
  }
  return { provider, commands, toLearn };
}

interface Sale {
  memberId: bigint;
  at: Date;
  event: { id: string; order: string; amount: number; fee: number };
  name: SettlementProvider;
  wantsBack: boolean;
  isSentBack: boolean;
}

const nobody = () => Promise.resolve();
const mails = { delivered: nobody, refundStarted: nobody, refundReversed: nobody, repaid: nobody, gift: nobody };

const sell = ({ memberId, at, event, name, wantsBack, isSentBack }: Sale) =>
  database.orm.transaction(async (queries) => {
    const paise = BigInt(event.amount);
    const [order] = await queries
      .insert(giftCardOrder)
      .values({
        memberId,
        orderPaise: paise,
        paymentPaise: paise,
        orderedAt: at,
        provider: name,
        providerOrderId: event.order,
        giftCardSlug: 'kapas-gift',
        ...inStage('AWAITING_PAYMENT'),
      })
      .returning();
    const orderId = order?.id ?? 0n;
    await queries.insert(giftCardOrderLine).values({ orderId, brandName: 'Kapas', facePaise: paise, count: 1 });
    const feePaise = name === 'razorpay' ? BigInt(event.fee) : undefined;
    const status = { result: 'paid', paymentId: event.id, amountPaise: paise, feePaise } as const;
    await settlePayment(queries, { orderId, status, now: at }, { canIssue: true, mails });
    if (wantsBack) await changeOrder(queries, orderId, { ...inStage('REFUNDING'), refundStartedAt: at, nextAskAt: at });
    if (!isSentBack) return;
    await postGiftCardBooks(queries, { kind: 'GIFT_REFUNDED', orderId, at, paidPaise: paise });
    await changeOrder(queries, orderId, {
      ...inStage('REFUNDED'),
      refundedAt: at,
      refundId: `rfnd ${event.id}`,
      nextAskAt: null,
    });
  });

/** Pays out some of what is open. @returns the command that books it */
function payOut(provider: Provider, day: number, random: Random): string[] {
  const { name } = provider;
  const events = provider.open.filter(() => random(3) > 0);
  provider.open = provider.open.filter((event) => !events.includes(event));
  files += 1;
  const settlement = `setl_${name}${files}`;
  for (const event of events) {
    provider.sent += netOf(event);
    if (event.kind === 'refund') {
      provider.held += event.amount;
      provider.kept += event.fee;
    } else {
      provider.held -= name === 'razorpay' ? netOf(event) : event.amount;
      if (name === 'cashfree') provider.kept += event.fee;
    }
  }
  const kind = name === 'cashfree' ? 'cashfree' : random(2) === 0 ? 'razorpayApi' : 'razorpayDashboard';
  const text = toFile(
    [...events, adjustment(files)].map((event) => toRow[kind](event, settlement, day)),
    random,
  );
  return [
    'payments',
    'settle',
    name,
    file(`${settlement}.csv`, text),
    '--unit',
    kind === 'razorpayApi' ? 'paise' : 'rupees',
  ];
}

/** Money that no order explains. */
const adjustment = (n: number): Event => ({
  kind: 'adjustment',
  id: `adj_${n}`,
  order: '',
  payment: '',
  amount: 100,
  fee: 0,
  tax: 0,
});

test('whatever files come, in any order and twice, the books have what the providers hold', async () => {
  const random = createRandom(20_261_127);
  const booked = async (account: string, name: string) => {
    const { rows } = await database.pool.query<{ paise: string }>(
      `select coalesce(sum(paise), 0) as paise from book_entry join book_journal on book_journal.id = journal_id
       join gift_card_order on gift_card_order.id = gift_card_order_id where account = $1 and provider = $2`,
      [account, name],
    );
    return Number(rows[0]?.paise);
  };
  for (const name of ['razorpay', 'cashfree'] as const) {
    const { provider, commands, toLearn } = await liveMonth(name, random);
    expect(commands.length).toBeGreaterThan(2);
    const twice = shuffled([...commands, ...commands], random);
    for (const command of twice.slice(0, commands.length)) {
      const before = await booked('CASH', name);
      expect((await run([...command, '--preview'])).code).toBe(1);
      expect(await booked('CASH', name)).toBe(before);
      await run(command);
    }
    for (const learn of toLearn) await learn();
    for (const command of twice.slice(commands.length)) await run(command);
    expect(await checkLedger(database)).toEqual(soundLedger);
    expect(await booked('CASH', name)).toBe(provider.sent);
    expect(await booked('PROVIDER_FEES', name)).toBe(provider.kept);
    expect(await booked('PROVIDER', name)).toBe(provider.held);
    const { rows } = await database.pool.query(
      `select distinct kind from provider_settlement_line where provider = $1 and gift_card_order_id is null`,
      [name],
    );
    expect(rows).toEqual([{ kind: 'OTHER' }]);
    const owed = JSON.parse((await run(['payments', 'owed', '--json'])).printed) as {
      provider: string;
      atProvider: number;
    }[];
    expect(Math.round((owed.find((each) => each.provider === name)?.atProvider ?? 0) * 100)).toBe(provider.held);
  }
});
