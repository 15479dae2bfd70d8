import { mailKinds } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { toLogger } from '../../../logging/logger.ts';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createMailCollector, type MailCollector } from '../../../testing/createMailCollector.ts';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { longTimeout } from '../../../testing/longTimeout.ts';
import { addShoppers, planPayments, planReports, tell } from '../../../testing/randomReports.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { seedsFor } from '../../../testing/wholeRun.ts';
import { createMailPreferences } from '../../members/notifications/createMailPreferences.ts';
import { bookStatement } from '../../orders/settlements/bookStatement.ts';
import { returnPayout } from '../../payouts/transfers/settlePayout.ts';
import type { Outbox } from '../../platform/mail/MailPort.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { writeMoneyMails } from './writeMoneyMails.ts';

const LANES = 12;
const { url, close } = await createTestDatabase();
const database = await openDatabase(url, { size: LANES, ...longTimeout });
afterAll(async () => {
  await database.close();
  await close();
});

const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
const preferences = createMailPreferences({ database, secret: 'a secret of tests', siteUrl: shop.siteUrl });
const lines: string[] = [];
const log = toLogger('debug', { write: (line) => void lines.push(line) });
const { unsubscribeFor } = preferences;
const write = (mail: Pick<Outbox, 'sendAll'>) => writeMoneyMails({ database, mail, shop, unsubscribeFor, log });
async function writeAll(mail: MailCollector) {
  while ((await write(mail)) > 0);
}

let mail: MailCollector;
beforeEach(() => {
  mail = createMailCollector();
});

const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await database.pool.query<Row>(text, values)).rows;
const paiseOf = (rupees: string) => Number(rupees.replaceAll(/[₹,.]/g, ''));
const amountsIn = (text: string) => [...text.matchAll(/₹[\d,]+\.\d\d/g)].map(([amount]) => paiseOf(amount));

/** What each member's news moved, by the journals alone. */
const MOVED = `
  with move as (
    select news.id, member.email, news.kind,
      coalesce(sum(entry.amount) filter (where account.kind = 'PENDING'), 0)::int as pending,
      coalesce(sum(entry.amount) filter (where account.kind = 'HELD'), 0)::int as held,
      coalesce(sum(entry.amount) filter (where account.kind = 'SENT'), 0)::int as sent,
      (coalesce(sum(entry.amount) filter (where account.kind = 'APPROVED'), 0)
        - coalesce(sum(entry.amount) filter (where account.kind = 'DEBT'), 0))::int as owed,
      coalesce(sum(entry.amount) filter (where account.kind = 'DECLINED'), 0)::int as declined
    from notification as news
    join journal on journal.key = news.journal_key
    join entry on entry.journal_id = journal.id
    join account on account.id = entry.account_id and account.member_id = news.member_id
    join member on member.id = news.member_id
    left join payout on payout.id = news.payout_id
    -- who has the money, or was told that it failed, is not told that it is on its way
    where journal.kind <> 'PAYOUT' or payout.state in ('reserved', 'submitted', 'review')
    group by news.id, member.email
  )
  select email, kind, case kind
      when 'tracked' then pending
      when 'approved' then owed
      when 'referral' then owed
      when 'payout' then abs(coalesce(nullif(sent, 0), held))
      when 'payoutFailed' then abs(coalesce(nullif(sent, 0), held))
      else case when pending + owed < 0 then -(pending + owed) else declined end
    end as paise
  from move order by id`;

const KINDS = [
  ['tracked', /^₹\S+ is in Pending: your order/],
  ['approved', /^₹\S+ is yours: your order/],
  ['declined', /^No cashback this time: your order/],
  ['reversed', /^₹\S+ was taken back/],
  ['referral', /^₹\S+ for you: your friend's first cashback/],
  ['payout', /^₹\S+ is on its way to your bank account$/],
  ['payout', /^₹\S+ was sent to your bank account$/],
  ['payoutFailed', /^₹\S+ could not be sent to your bank account$/],
  ['payoutFailed', /^Your bank returned ₹/],
] as const;

/** Pays everybody by a bank that refuses, sends or says nothing, and returns a part. Counts the payouts. */
async function payAll(shoppers: readonly { memberId: bigint }[], random: (below: number) => number) {
  const moods = shuffled(['refused', 'sent', 'sent', 'sent', 'away', 'refused'] as const, random);
  for (const [n, { memberId }] of shoppers.entries()) {
    const bank = createFakeBank(() => moods[n % moods.length] ?? 'sent');
    await createTestProcessor({ database, bank }).pay(memberId);
  }
  const sent = await query<{ id: string }>("select id from payout where state = 'sent' order by id limit 1");
  for (const { id } of sent) {
    const back = { payoutId: id, at: new Date(), reason: 'Account closed' };
    await database.orm.transaction((queries) => returnPayout(queries, back));
  }
  const [counted] = await query<{ count: string }>('select count(*) from payout');
  return { payout: Number(counted?.count), returned: sent.length };
}

describe.each(seedsFor(7, 2027))('mails about random orders (seed %i)', (seed) => {
  it('tell each piece of news once, written by two hosts, with the amounts of the ledger and no other', async () => {
    const random = createRandom(seed);
    const shoppers = await addShoppers(database, `W${seed}M`, 6);
    const plans = planReports(random, shoppers.length, 60, 220);
    const at = new Date('2026-09-09T00:00:00Z');
    const network = `mails${seed}`;
    await inLanes(LANES, shuffled(plans, random), (plan) => receiveReport(database, tell(plan, network, shoppers), at));
    const payments = planPayments(random, 60).map(({ order, paidPaise }) => ({
      orderId: `order-${order}`,
      commission: toRupees(paidPaise),
    }));
    await bookStatement(database, { network, statement: 'S', settledAt: at.toISOString(), lines: payments });
    const { payout, returned } = await payAll(shoppers, random);
    expect(payout).toBeGreaterThan(2);
    expect(returned).toBeGreaterThan(0);
    await query('update notification set done_at = null, due_at = now()');
    await Promise.all([writeAll(mail), writeAll(mail), writeAll(mail)]);

    const moved = await query<{ email: string; kind: string; paise: number }>(MOVED);
    const sent = mail.mails.map(({ to, subject, text }) => ({
      email: to,
      kind: KINDS.find(([, pattern]) => pattern.test(subject))?.[0],
      paise: amountsIn(text)[0],
    }));
    const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(sent)).toEqual(sorted(moved));
    const subjects = KINDS.filter(([, pattern]) => mail.mails.some(({ subject }) => pattern.test(subject)));
    expect(subjects).toEqual(KINDS);

    const [known] = await query<{ paise: string[] }>(
      `select array_agg(distinct paise) as paise from (
         select abs(amount) as paise from entry union select sale_paise from shop_order
         union select abs(sum(entry.amount)) from entry join account on account.id = entry.account_id
           where account.member_id is not null and account.kind in ('APPROVED', 'DEBT', 'PENDING') group by journal_id
         union select earned_paise from shop_order) as amounts`,
    );
    const amounts = new Set(known?.paise.map(Number));
    const strange = mail.mails.filter(({ text, html }) =>
      [...amountsIn(text), ...amountsIn(html)].some((paise) => !amounts.has(paise)),
    );
    expect(strange.map(({ text }) => text)).toEqual([]);
    expect(mail.mails.every(({ inTransaction }) => inTransaction)).toBe(true);
    for (const { html, text } of mail.mails) {
      expect(new Set(amountsIn(html))).toEqual(new Set(amountsIn(text)));
    }
    expect(lines).toEqual([]);
  });
});

async function buy() {
  const member = await addMember(database);
  const clickId = await addClick(database, member);
  await receiveReport(database, sampleReport({ orderId: `W-${clickId}`, clickId, occurredAt: new Date() }));
  return member;
}

describe('news', () => {
  beforeEach(() => query('delete from notification'));

  it('stay due when the host dies before the commit, and are sent once after it', async () => {
    await buy();
    const dies = { sendAll: () => Promise.reject(new Error('gone')) };
    await expect(write(dies)).rejects.toThrow('gone');
    await writeAll(mail);
    await writeAll(mail);
    expect(mail.mails).toHaveLength(1);
  });

  it('of a kind that the member switched off are not sent, also when the link came later than the news', async () => {
    const member = await buy();
    await buy();
    const { pageUrl } = unsubscribeFor(member, 'tracked');
    await preferences.unsubscribe(new URL(pageUrl).searchParams.get('key') ?? '');
    await writeAll(mail);
    expect(mail.mails).toHaveLength(1);
    const others = mailKinds.filter((kind) => kind !== 'tracked').map((kind) => [kind, true] as const);
    expect(await preferences.of(member)).toEqual({ tracked: false, ...Object.fromEntries(others) });
    expect(await preferences.save(member, 'tracked', true)).toMatchObject({ tracked: true });
  });

  it('of the first payout to an account come in any case and have no link that ends them; later ones do', async () => {
    const member = await addMember(database);
    await preferences.save(member, 'payout', false);
    const pay = async (orderId: string) => {
      const clickId = await addClick(database, member);
      const occurredAt = new Date(Date.now() - 60_000);
      await receiveReport(database, sampleReport({ orderId, clickId, status: 'approved', occurredAt }));
      await createTestProcessor({ database }).pay(member);
      await query(`update notification set due_at = now()`);
      await writeAll(mail);
      return mail.mails.filter(({ subject }) => subject.includes('was sent to'));
    };
    const [first] = await pay(`FIRST-${member}`);
    expect(first).toBeDefined();
    expect(first).not.toHaveProperty('unsubscribe');
    expect(first?.text).not.toContain('/unsubscribe');
    expect(await pay(`SECOND-${member}`)).toHaveLength(1);
  });

  it('name what is owed after a payout, and what repays it', async () => {
    const member = await addMember(database);
    const clickId = await addClick(database, member);
    let minute = 0;
    const report = (orderId: string, status: 'approved' | 'rejected', rupees: bigint) => {
      minute += 1;
      const occurredAt = new Date(Date.now() - HOUR_MS + minute * 60_000);
      const order = { orderId: `${orderId}-${clickId}`, clickId, status, occurredAt, saleAmountPaise: rupees * 100n };
      return receiveReport(database, sampleReport(order));
    };
    await report('D', 'approved', 1_000n);
    await createTestProcessor({ database }).pay(member);
    await report('D', 'rejected', 1_000n);
    await report('E', 'approved', 1_600n);
    await writeAll(mail);
    expect(mail.mails.map(({ text }) => amountsIn(text).slice(0, 3))).toEqual([
      [5_000, 100_000],
      // sent to the bank; no mail before that says that it is on its way
      [5_000],
      // taken back, and all of it is owed
      [5_000, 5_000, 100_000],
      // of ₹80.00, ₹50.00 repay
      [8_000, 5_000, 3_000],
    ]);
  });

  it('of a second share of a friend, from before there were mails, are not sent', async () => {
    const referrer = await addMember(database, undefined, 'OLDFRIEND');
    const friend = await addMember(database, 'OLDFRIEND');
    const approve = async (orderId: string) => {
      const clickId = await addClick(database, friend);
      await receiveReport(database, sampleReport({ orderId, clickId, status: 'approved', occurredAt: new Date() }));
    };
    await approve('F-1');
    await query('delete from notification');
    await approve('F-2');
    expect(await query('select from notification where member_id = $1', referrer)).toHaveLength(1);
    await writeAll(mail);
    expect(mail.mails.map(({ subject }) => subject)).toEqual(['₹50.00 is yours: your order was confirmed']);
  });
});

describe('a link that switches mails off', () => {
  it('is refused with any other character', async () => {
    const key = new URL(unsubscribeFor(12n, 'tracked').pageUrl).searchParams.get('key') ?? '';
    const wrong = [
      ...Array.from(key, (letter, at) => `${key.slice(0, at)}${letter === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`),
      ...[key.replace('12.', '13.'), key.replace('tracked', 'approved'), key.slice(0, -1), `${key}A`, '', '..'],
    ];
    for (const other of wrong.filter((one) => one !== key)) {
      await expect(preferences.unsubscribe(other), other).rejects.toThrow('This link is not complete');
    }
    expect(await preferences.of(13n)).toMatchObject({ tracked: true });
    await preferences.unsubscribe(key);
    expect(await preferences.of(12n)).toMatchObject({ tracked: false });
  });
});
