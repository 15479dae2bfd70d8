import { afterAll, expect, it } from 'vitest';
import { toLogger } from '../../../logging/logger.ts';
import { createMailCollector } from '../../../testing/createMailCollector.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { createMailPreferences } from '../../members/notifications/createMailPreferences.ts';
import { answerDispute } from '../../orders/disputes/answerDispute.ts';
import { closeReported } from '../../orders/disputes/closeReported.ts';
import { addDispute } from '../../orders/disputes/disputeRows.ts';
import { endHolds } from '../../orders/disputes/endHolds.ts';
import { writeMoneyMails } from './writeMoneyMails.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
const preferences = createMailPreferences({ database, secret: 'a secret of tests', siteUrl: shop.siteUrl });
const lines: string[] = [];
const log = toLogger('debug', { write: (line) => void lines.push(line) });

/** What is mailed now, by two hosts at once. */
async function mailed() {
  const mail = createMailCollector();
  const write = () => writeMoneyMails({ database, mail, shop, unsubscribeFor: preferences.unsubscribeFor, log });
  await Promise.all([write(), write()]);
  await write();
  expect(lines).toEqual([]);
  return mail.mails;
}

let count = 0;
async function newClaim() {
  count += 1;
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  const claim = await addDispute(database.orm, {
    memberId,
    sourceType: 'STORE',
    sourceId: 1n,
    disputeType: 'MISSING_CASHBACK',
    storeOrderId: `ML-${count}`,
    orderTime: new Date(),
    orderPaise: 129_950n,
    clickId,
  });
  if (!claim) throw new Error('no claim');
  type Answer = Partial<Parameters<typeof answerDispute>[1]>;
  const answer = (given: Answer) =>
    database.orm.transaction((queries) =>
      answerDispute(queries, { id: claim.id, author: 'shop', status: 'SENT_TO_STORE', words: null, ...given }),
    );
  return { ...claim, answer };
}

it('each answer of others is mailed once, with its words, and what the member says is not', async () => {
  const { answer, storeOrderId } = await newClaim();
  const heldUntil = new Date('2026-12-04T20:00:00Z');
  await answer({});
  await answer({ status: 'NEED_INFO', words: 'The invoice, please.' });
  await answer({ author: 'member', status: 'RECEIVED', words: 'Here it is.' });
  await answer({ status: 'ON_HOLD', heldUntil });
  await endHolds(database, heldUntil);
  await answer({ status: 'REJECTED', words: 'The store knows no such order.' });
  const mails = await mailed();
  const ticket = /PT-\d{4}-\d{10}/g;
  expect(mails.map(({ subject }) => subject.replace(ticket, 'PT'))).toEqual([
    'We asked the store about your claim PT',
    'We need something more for your claim PT',
    'Your claim PT waits for the store',
    'We are looking at your claim PT again',
    'Your claim PT was declined',
  ]);
  const [, asked, held, , declined] = mails.map(({ text }) => text);
  expect(asked).toContain('Our answer: The invoice, please.');
  expect(held).toContain('On 05-12-2026 we look at your claim again.');
  expect(declined).toContain('Our answer: The store knows no such order.');
  for (const { text, html } of mails) {
    expect(text).toContain(storeOrderId);
    expect(text).toContain('₹1,299.50');
    expect(text).not.toContain('Here it is.');
    expect(html).toContain('http://potli.test/user_dashboard/missing_cashback/my_missing_cashback');
  }
  expect(await mailed()).toEqual([]);
});

it('an order that arrives is news of its claim, too', async () => {
  const { clickId, storeOrderId } = await newClaim();
  await receiveReport(database, sampleReport({ clickId, orderId: storeOrderId, occurredAt: new Date() }));
  await closeReported(database);
  const subjects = (await mailed()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects[1]).toMatch(/^Your order has arrived: claim PT-\d{4}-\d{10} is approved$/);
});

it('who switched such mails off gets none', async () => {
  const { memberId, answer } = await newClaim();
  await preferences.save(memberId, 'claim', false);
  await answer({});
  expect(await mailed()).toEqual([]);
});
