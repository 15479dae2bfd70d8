import { afterAll, expect, it } from 'vitest';
import { createMailCollector } from '../../../testing/createMailCollector.ts';
import { MARCH, openTaxedShop } from '../../../testing/openTaxedShop.ts';
import { anyAccount } from '../../../testing/sampleMoney.ts';
import { createOrderService } from '../../orders/history/createOrderService.ts';
import { writeMoneyMails } from '../../views/moneyMails/writeMoneyMails.ts';
import { findPayout } from '../transfers/readOpenPayouts.ts';
import { readPayouts } from '../transfers/readPayouts.ts';

const { database, shopper } = await openTaxedShop();
const { orm } = database;
afterAll(() => database.close());

/** What is mailed now about payouts. */
async function mailed() {
  const mail = createMailCollector();
  const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
  const unsubscribeFor = () => ({ pageUrl: '', callUrl: '' });
  const log = { error: (news: unknown) => expect(news).toBeUndefined() };
  while ((await writeMoneyMails({ database, mail, shop, unsubscribeFor, log })) > 0);
  return mail.mails.filter(({ text }) => text.includes('your cashback is sent to you'));
}

it('every text about a payout names what the bank gets, and the tax apart', async () => {
  const { memberId, order, pay, refund } = await shopper();
  await mailed();
  await order('one', 'shared', 'approved', 200);
  const sent = await pay('sent');
  expect(sent).toMatchObject({ amount: 180, withheld: 20 });
  expect(await findPayout(orm, sent.id)).toMatchObject({ amount: 180, withheld: 20 });
  const page = await readPayouts(orm, memberId, { pageNumber: 0, pageSize: 10 });
  expect(page.rows).toMatchObject([{ amount: 180, withheld: 20 }]);
  const orders = createOrderService({ database, findAccount: anyAccount, now: () => MARCH });
  const { rows } = await orders.listOf(memberId, { page: 0, size: 10 });
  const story = await orders.storyOf(memberId, rows[0]?.id ?? '');
  expect(story).toMatchObject({ cashbackAmount: 200, payout: { id: sent.id, amount: 180, withheld: 20 } });
  const [message] = await mailed();
  expect(message?.subject).toBe('₹180.00 was sent to your bank account');
  expect(message?.text).toContain('Tax withheld: ₹20.00');

  // the bank's part and the tax repay what is taken back meanwhile
  await order('one', 'shared', 'approved', 190);
  await refund(sent.id);
  const [back] = await mailed();
  expect(back?.subject).toBe('Your bank returned ₹180.00');
  expect(back?.text).toContain('Tax withheld: ₹20.00');
  expect(back?.text).toContain('With the tax, ₹200.00 came back to you.');
  expect(back?.text).toContain('₹10.00 of it repaid cashback that a shop had taken back. The other ₹190.00 is back');
});

it('tax that comes back repays what its payout left of a debt, and the mail counts both', async () => {
  const { order, pay, refund } = await shopper();
  await order('one', 'shared', 'approved', 200);
  const { id } = await pay('sent');
  await order('one', 'shared', 'rejected', 200);
  await mailed();
  await refund(id);
  const [back] = await mailed();
  expect(back?.text).toContain('With the tax, ₹200.00 came back to you. ₹200.00 of it repaid cashback');
  expect(back?.text).not.toContain('back in Approved');
});
