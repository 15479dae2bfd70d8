import { plainRupees, toRupees } from '@potli/api/units/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBooks } from '../../domain/ledger/books/readBooks.ts';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { receiveBodies } from '../../domain/orders/apply/receiveBodies.ts';
import { inLanes } from '../../domain/platform/shared/inLanes.ts';
import { createRandom, shuffled } from '../../testing/createRandom.ts';
import { createTestHost, type TestHost } from '../../testing/createTestHost.ts';
import { expectedBooks, expectedMoney } from '../../testing/expectedMoney.ts';
import { addShoppers, type PlannedReport, planReports, type Shopper, tell } from '../../testing/randomReports.ts';
import { networkSecret, sendReport } from '../../testing/sendReport.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { walletsOf } from '../../testing/walletsOf.ts';
import { whileBusy } from '../../testing/whileBusy.ts';
import { isWholeRun } from '../../testing/wholeRun.ts';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { createListAdapter, toListBody } from './listAdapter.ts';
import { networks } from './networks.ts';

const CONNECTIONS = 20;
/** Of each network. */
const [ORDERS, EVENTS] = isWholeRun ? [12, 40] : [6, 20];
const secret = '9f86d081884c7d659a2feaa0c55ad015';
const SIGNED = 'bazaar';

let apiHost: TestHost;
let shoppers: Shopper[];
beforeAll(async () => {
  apiHost = await createTestHost({
    postbackSecrets: new Map([[SIGNED, [networkSecret]]]),
    postbackPaths: new Map(callers.map(({ name }) => [name, { adapter: name, secrets: [secret] }])),
  });
  shoppers = await addShoppers(apiHost.database, 'NETWORKSM', 9);
});
afterAll(() => apiHost.close());

/** Those that can call an address; the others have lists only. */
const callers = networks.filter(({ postback }) => postback !== undefined);

const random = createRandom(2026);

/** Reports at moments of their own: what is later must not hang on how a network names its events. */
const plan = () =>
  planReports(random, shoppers.length, ORDERS, EVENTS).map((report) => ({
    ...report,
    // an approval in a list that does not say what the network pays waits for a person, which other tests are about
    commissionPaise: report.commissionPaise ?? (report.status === 'approved' ? 60_000n : null),
    occurredAt: new Date(Date.UTC(2026, 8, 1) + ((report.event * 7_919) % 1_009) * 60_000),
  }));

/** A report in the words of a network. */
function rowOf(form: AffiliateNetwork, report: PlannedReport): Record<string, string> {
  const { order, status, saleAmountPaise, commissionPaise, category, occurredAt } = report;
  const said: Record<keyof AffiliateNetwork['fields'], string | null> = {
    orderId: `order-${order}`,
    storeOrderId: null,
    clickId: tell(report, form.name, shoppers).clickId,
    status: Object.keys(form.statuses).find((word) => form.statuses[word] === status) ?? '',
    saleAmount: plainRupees(saleAmountPaise),
    commission: commissionPaise === null ? null : plainRupees(commissionPaise),
    currency: 'INR',
    category,
    occurredAt: occurredAt.toISOString(),
    reason: null,
  };
  const named = Object.entries(said).flatMap(([field, text]) => {
    const [name] = form.fields[field as keyof AffiliateNetwork['fields']] ?? [];
    return name === undefined || text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(named);
}

/** A report on its way, with what it says in the words of this project. */
interface Delivery {
  network: string;
  means: PlannedReport;
  /** Whether anybody could have said it. */
  isHint?: boolean;
  send(): Promise<void>;
}

const signed = (report: PlannedReport): Delivery => ({
  network: SIGNED,
  means: report,
  async send() {
    const answer = await whileBusy(() => sendReport(apiHost.api, tell(report, SIGNED, shoppers)));
    expect(answer.status).toBe(200);
  },
});

const called = (form: AffiliateNetwork, report: PlannedReport): Delivery => ({
  network: form.name,
  isHint: true,
  means: { ...report, status: report.status === 'approved' ? 'tracked' : report.status },
  async send() {
    const init = { method: 'POST', body: new URLSearchParams(rowOf(form, report)) };
    const answer = await whileBusy(() => apiHost.api.request(`/postbacks/${form.name}/${secret}`, init));
    expect(answer.status).toBe(200);
  },
});

const listed = (form: AffiliateNetwork, report: PlannedReport): Delivery => ({
  network: form.name,
  means: report,
  async send() {
    const body = toListBody(form.name, form, rowOf(form, report), report.occurredAt);
    const [outcome] = await receiveBodies(apiHost.database, [body], createListAdapter(form));
    expect(outcome).toBeOneOf(['applied', 'stale', 'duplicate']);
  },
});

/** Many reports are called and listed, some only one of both. */
function deliveriesOf(form: AffiliateNetwork): Delivery[] {
  const ways = callers.includes(form) ? [[called], [listed], [called, listed]] : [[listed]];
  return plan().flatMap((report) => ways[random(ways.length)]?.map((by) => by(form, report)) ?? []);
}

it('what all networks say at once, signed, called and listed, twice and in any order, is what members and the shop get', async () => {
  const deliveries = [...networks.flatMap(deliveriesOf), ...plan().map(signed)];
  const again = deliveries.filter(() => random(3) === 0);
  await inLanes(CONNECTIONS, shuffled([...deliveries, ...again], random), ({ send }) => send());

  const saidBy = Map.groupBy(deliveries, ({ network }) => network);
  expect([...saidBy.keys()]).toHaveLength(networks.length + 1);
  const { networks: books } = await readBooks(apiHost.database);
  const total = shoppers.map(() => ({ pending: 0n, approved: 0n, declined: 0n }));
  for (const [network, said] of saidBy) {
    // once a list has told of an order, what anybody can call moves nothing
    const listed = new Set(said.flatMap(({ means, isHint }) => (isHint ? [] : means.order)));
    const counting = said.filter(({ means, isHint }) => !isHint || !listed.has(means.order));
    const reports = counting.map(({ means }) => means);
    const { expected, commission, cashback } = expectedBooks(reports, shoppers, []);
    expect.soft(books.find((book) => book.network === network)).toMatchObject({
      expected: toRupees(Number(expected)),
      commission: toRupees(Number(commission)),
      cashback: toRupees(Number(cashback)),
    });
    for (const [index, wallet] of expectedMoney(reports, shoppers).entries()) {
      const sum = total[index];
      if (!sum) continue;
      sum.pending += wallet.pending;
      sum.approved += wallet.approved;
      sum.declined += wallet.declined;
    }
  }
  expect(await walletsOf(apiHost.database, shoppers)).toEqual(total);
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
});
