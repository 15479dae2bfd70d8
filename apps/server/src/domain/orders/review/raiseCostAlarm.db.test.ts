import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { answerDispute } from '../disputes/answerDispute.ts';
import { addDispute } from '../disputes/disputeRows.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { bookStatement } from '../settlements/bookStatement.ts';
import { readCostlyOrders } from './costlyOrders.ts';
import { acceptOrder } from './heldOrders.ts';
import { createCostAlarm, raiseCostAlarm } from './raiseCostAlarm.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const sealer = createSealer(testSettings.piiKey);
const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
const alarm = createCostAlarm({ mail: openTestOutbox(database, sealer), shop, to: 'operator@shop.example' });
const network = 'bazaar';
await addMember(database, undefined, 'COSTLY');
const invited = await addMember(database, 'COSTLY');
const clickId = await addClick(database, invited);

/** An order of ₹1,000 that earns ₹50, and ₹2.50 for the friend. */
const approve = (orderId: string, given: Partial<OrderReport> = {}) =>
  receiveReport(database, sampleReport({ network, clickId, orderId, status: 'approved', ...given }));

/** The texts of the mails, and the lines of the log. */
async function tell() {
  const before = new Set((await readMails(database.orm, sealer)).map(({ id }) => id));
  const lines: unknown[] = [];
  await raiseCostAlarm(database, { log: { error: (facts) => void lines.push(facts) }, alarm });
  const mails = (await readMails(database.orm, sealer)).filter(({ id }) => !before.has(id));
  return { mails: mails.map(({ to, text }) => `${to} ${text}`), lines };
}
const costly = async () => (await readCostlyOrders(database.orm)).map(({ orderId }) => orderId);

it('the operator is notified once of each approval that waits, and of each order that costs more than it brings', async () => {
  expect(await tell()).toEqual({ mails: [], lines: [] });
  await approve('HELD', { commissionPaise: 0n });
  await approve('SHARE', { commissionPaise: 5_200n });
  await approve('ENOUGH', { commissionPaise: 5_250n });
  await approve('TRACKED', { commissionPaise: 100n, status: 'tracked' });
  const first = await tell();
  expect(first.lines).toEqual([{ held: 1, costly: 1 }]);
  expect(first.mails).toHaveLength(1);
  expect(first.mails[0]).toMatch(
    /^operator@shop\.example .*HELD.*₹0\.00 for ₹52\.50, waits.*SHARE.*₹52\.00 for ₹52\.50/s,
  );
  expect(first.mails[0]).not.toMatch(/ENOUGH|TRACKED/);
  expect(await costly()).toEqual(['SHARE']);
  expect(await tell()).toEqual({ mails: [], lines: [] });
  // it says something else of the same order: another reason
  await approve('SHARE', { commissionPaise: 100n, occurredAt: new Date('2026-11-20T10:00:00Z') });
  expect((await tell()).lines).toEqual([{ held: 1, costly: 0 }]);
});

it('a signed approval without a commission is reported as soon as its payment states it', async () => {
  await approve('SIGNED', { commissionPaise: null });
  expect(await costly()).not.toContain('SIGNED');
  const lines = [{ orderId: 'SIGNED', commission: 40 }];
  await bookStatement(database, { network, statement: 'S', settledAt: '2026-11-21T00:00:00Z', lines });
  expect(await costly()).toContain('SIGNED');
  expect((await tell()).lines).toEqual([{ held: 0, costly: 1 }]);
});

/** A claim of an order of ₹1,000 that pays ₹50, and ₹2.50 to the friend: the order itself earns nothing more. Its click. */
async function claimOf(storeOrderId: string): Promise<string> {
  const ownClick = await addClick(database, invited);
  const claim = await addDispute(database.orm, {
    memberId: invited,
    sourceType: 'STORE',
    sourceId: 1n,
    disputeType: 'MISSING_CASHBACK',
    storeOrderId,
    orderTime: new Date('2026-09-30T06:00:00Z'),
    orderPaise: 100_000n,
    clickId: ownClick,
  });
  await database.orm.transaction((queries) =>
    answerDispute(queries, { id: claim?.id ?? 0n, author: 'shop', status: 'APPROVED', words: null }),
  );
  return ownClick;
}

it('an order costs what a granted claim paid for it, too', async () => {
  const ownClick = await claimOf('CLAIMED');
  await approve('CLAIMED', { clickId: ownClick, commissionPaise: 5_250n });
  expect(await costly()).not.toContain('CLAIMED');
  const occurredAt = new Date('2026-11-20T10:00:00Z');
  await approve('CLAIMED', { clickId: ownClick, commissionPaise: 5_200n, occurredAt });
  expect(await readCostlyOrders(database.orm)).toContainEqual(
    expect.objectContaining({ orderId: 'CLAIMED', earnedPaise: 0n, referralPaise: 0n, claimPaise: 5_250n }),
  );
  const { mails, lines } = await tell();
  expect(lines).toEqual([{ held: 0, costly: 1 }]);
  expect(mails[0]).toMatch(/CLAIMED.*₹52\.00 for ₹52\.50/s);
});

it('of a claimed order, a guess of what the network pays is no finding, and its payment is one', async () => {
  await approve('GUESSED', { clickId: await claimOf('GUESSED'), commissionPaise: null });
  expect(await costly()).not.toContain('GUESSED');
  const lines = [{ orderId: 'GUESSED', commission: 52 }];
  await bookStatement(database, { network, statement: 'G', settledAt: '2026-11-21T00:00:00Z', lines });
  expect(await costly()).toContain('GUESSED');
  expect((await tell()).lines).toEqual([{ held: 0, costly: 1 }]);
});

it('there is no alarm about what an operator accepted, or what claims paid', async () => {
  await approve('ACCEPTED', { commissionPaise: 0n });
  await acceptOrder(database, { network, orderId: 'ACCEPTED' }, 'cli:asha');
  expect(await costly()).not.toContain('ACCEPTED');
  expect(await tell()).toEqual({ mails: [], lines: [] });
});
