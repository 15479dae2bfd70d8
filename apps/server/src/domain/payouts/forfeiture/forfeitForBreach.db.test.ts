import { afterAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../adapters/mail/MailTransport.ts';
import { sendMails } from '../../../jobs/sendMails.ts';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { joinMember } from '../../../testing/joinMember.ts';
import { openOperatedShop } from '../../../testing/openOperatedShop.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createCashbackService } from '../../ledger/cashback/createCashbackService.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { markSeen } from '../../members/identity/markSeen.ts';
import { createOrderService } from '../../orders/history/createOrderService.ts';
import type { ReportStatus } from '../../orders/reports/OrderReport.ts';
import { readAudit } from '../../platform/audit/readAudit.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { writeMoneyMails } from '../../views/moneyMails/writeMoneyMails.ts';
import { readPayoutStory } from '../../views/payoutStories/readPayoutStory.ts';

const { apiHost, potli, close } = await openOperatedShop();
afterAll(close);
const { database } = apiHost;
const { orm, pool } = database;
const orders = createOrderService({ database, findAccount: anyAccount });
const sealer = createSealer(testSettings.piiKey);

let memberId: bigint;
let email: string;
let order: (orderId: string, status: ReportStatus, rupees: bigint) => Promise<unknown>;
let minute = 0;
beforeEach(async () => {
  ({ id: memberId, email } = await joinMember(apiHost));
  const clickId = await addClick(database, memberId);
  order = (orderId, status, rupees) => {
    minute += 1;
    const facts = { orderId: `${memberId}-${orderId}`, clickId, status, saleAmountPaise: rupees * 100n };
    return receiveReport(database, sampleReport({ ...facts, occurredAt: new Date(Date.UTC(2026, 9, 1, 0, minute)) }));
  };
  await order('A', 'approved', 1_000n);
  await order('B', 'tracked', 400n);
});

const suspend = () => potli('members', 'suspend', email, '--reason', 'fraud');
const forfeit = (...more: string[]) => potli('members', 'forfeit', email, '--reason', 'fraud', ...more);
const refused = (complaints: string) => ({ code: 1, printed: '', complaints });
const wallet = async () => (await readBalances(orm, [memberId])).get(memberId);
const idOf = async (orderId: string) => {
  const name = `${memberId}-${orderId}`;
  const { rows } = await pool.query<{ id: string }>('select id from shop_order where network_order_id = $1', [name]);
  return rows[0]?.id ?? '';
};
const storyOf = async (orderId: string) => orders.storyOf(memberId, await idOf(orderId));
const auditRows = async () =>
  (await readAudit(orm, { action: 'members forfeit', object: `member ${memberId}` })).map(({ before, after }) => ({
    before,
    after,
  }));

/** The mails to the member that are not sent yet. */
async function mailed(): Promise<OutgoingMail[]> {
  const log = { error: () => {}, warn: () => {} };
  const mail = openTestOutbox(database, sealer);
  const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
  const unsubscribeFor = () => ({ pageUrl: '', callUrl: '' });
  while ((await writeMoneyMails({ database, mail, shop, unsubscribeFor, log })) > 0);
  const mails: OutgoingMail[] = [];
  const deliver = async (one: OutgoingMail) => void mails.push(one);
  while ((await sendMails({ database, sealer, transport: { deliver }, log })) > 0);
  return mails.filter(({ to }) => to === email);
}

it('without the amount it shows what would be forfeited, and changes nothing', async () => {
  await suspend();
  const before = await wallet();
  const shown = await forfeit();
  expect(shown).toMatchObject({ code: 0, complaints: '' });
  expect(shown.printed).toBe(
    `₹50.00 of ${email} is Approved and would be forfeited. Nothing is changed. To do it:\n` +
      `  potli members forfeit ${email} --reason fraud --amount 50.00`,
  );
  expect(JSON.parse((await forfeit('--json')).printed)).toEqual({ email, amount: 50, forfeited: false });
  expect(await wallet()).toEqual(before);
  expect(await auditRows()).toEqual([]);
});

it('the exact amount is forfeited, with its line in My Cashback, its story and its mail', async () => {
  await suspend();
  await mailed();
  expect(await forfeit('--amount', '₹50')).toEqual({
    code: 0,
    printed: `₹50.00 of ${email} is forfeited.`,
    complaints: '',
  });
  expect(await wallet()).toMatchObject({ PENDING: 2_000n, APPROVED: 0n, FORFEITED: 5_000n, DEBT: 0n });
  expect(await auditRows()).toEqual([
    { before: { approvedPaise: 5_000 }, after: { approvedPaise: 0, reason: 'fraud' } },
  ]);
  const page = { pageNumber: 0, pageSize: 1 };
  const { entries, forfeitedAmount } = await createCashbackService(database).cashbackOf(memberId, page);
  expect(forfeitedAmount).toBe(50);
  expect(entries).toMatchObject([{ kind: 'FORFEITED_FOR_BREACH', reference: null, storeName: null }]);
  expect(await storyOf('A')).toMatchObject({ currentStatus: 'FORFEITED', isForfeitedForBreach: true });
  expect(await storyOf('B')).not.toHaveProperty('isForfeitedForBreach');

  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('₹50.00 was forfeited');
  expect(mail?.text).toContain('We found fraud at your account');
  expect(mail?.text).toContain('http://potli.test/contact');
  expect(mail?.text).not.toContain('logged in');
  expect(mail).not.toHaveProperty('unsubscribeUrl');
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('what is approved later can be forfeited, too, for another reason', async () => {
  await suspend();
  await forfeit('--amount', '50');
  expect(await forfeit('--amount', '50')).toEqual(refused('Nothing of this member is Approved.'));
  await order('B', 'approved', 400n);
  await mailed();
  expect(await potli('members', 'forfeit', email, '--reason', 'abuse', '--amount', '20')).toMatchObject({ code: 0 });
  expect((await mailed()).map(({ text }) => text)).toEqual([
    expect.stringContaining('used in a way that our terms do not allow'),
  ]);
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 0n, FORFEITED: 7_000n });
  expect(await storyOf('B')).toMatchObject({ currentStatus: 'FORFEITED', isForfeitedForBreach: true });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it.each<[string, () => Promise<unknown>, string]>([
  [
    'who is unknown',
    async () => {
      email = 'nobody@mail.example';
    },
    'There is no member with this address.',
  ],
  ['who is not suspended', async () => {}, 'This member is not suspended: suspend first.'],
  [
    'who has nothing approved',
    async () => Promise.all([suspend(), order('A', 'rejected', 1_000n)]),
    'Nothing of this member is Approved.',
  ],
  [
    'whose money is on its way',
    async () => {
      await createTestProcessor({ database, bank: createFakeBank(() => 'away') }).pay(memberId);
      await suspend();
    },
    'A payout of this member is on its way: wait until the bank has reported what became of it.',
  ],
  [
    'who has more than the amount',
    async () => {
      await suspend();
      await order('B', 'approved', 400n);
    },
    '₹70.00 of this member is Approved now, and not ₹50.00.',
  ],
])('nothing is forfeited of a member %s', async (_who, become, why) => {
  await become();
  const before = await wallet();
  expect(await forfeit('--amount', '50')).toEqual(refused(why));
  expect(await wallet()).toEqual(before);
  expect(await auditRows()).toEqual([]);
});

it('two operators at the same time forfeit it once', async () => {
  await suspend();
  const both = await Promise.all([forfeit('--amount', '50'), forfeit('--amount', '50')]);
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await wallet()).toMatchObject({ APPROVED: 0n, FORFEITED: 5_000n });
});

it('an order that is taken back after that takes what was forfeited, and makes no debt', async () => {
  await suspend();
  await forfeit('--amount', '50');
  await order('A', 'rejected', 1_000n);
  expect(await wallet()).toMatchObject({ APPROVED: 0n, FORFEITED: 0n, DECLINED: 5_000n, DEBT: 0n });
  const story = await storyOf('A');
  expect(story.currentStatus).toBe('REVERSED');
  expect(story).not.toHaveProperty('isForfeitedForBreach');
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('a payout that came back before says so, and neither the end of the suspension nor a login changes anything', async () => {
  await createTestProcessor({ database, bank: createFakeBank(() => 'refused') }).pay(memberId);
  await suspend();
  await forfeit('--amount', '50');
  const before = await wallet();
  await potli('members', 'unsuspend', email);
  await pool.query(`update member set last_seen_at = now() - interval '2 days' where id = $1`, [memberId]);
  await markSeen(orm, memberId);
  expect(await wallet()).toEqual(before);
  expect((await storyOf('A')).currentStatus).toBe('FORFEITED');
  const { rows } = await pool.query<{ id: string }>('select id from payout where member_id = $1', [memberId]);
  const story = await readPayoutStory(orm, { memberId, payoutId: rows[0]?.id ?? '', now: new Date() });
  expect(story).toMatchObject({ status: 'FAILED', carriedBy: null, isForfeitedForBreach: true });
  // the next payout has what came later only
  await order('B', 'approved', 400n);
  await createTestProcessor({ database }).pay(memberId);
  expect(await wallet()).toMatchObject({ APPROVED: 0n, SENT: 2_000n, FORFEITED: 5_000n });
  expect(await checkLedger(database)).toEqual(soundLedger);
});
