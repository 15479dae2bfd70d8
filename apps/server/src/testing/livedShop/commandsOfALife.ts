import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { sampleCatalogue } from '../sampleCatalogue.ts';
import { commandsOfTheDesk, type LivedCommand } from './commandsOfTheDesk.ts';

/**
 * A line for each form of each command on a used shop, by the words of its help text. They run in this order: the last
 * ones change what the others need.
 * @param folder for the files that commands read
 */
export async function commandsOfALife(
  { pool }: Database,
  folder: string,
): Promise<Readonly<Record<string, LivedCommand[]>>> {
  const first = async (text: string) => (await pool.query<{ id: string }>(text)).rows[0]?.id ?? '';
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return name;
  };
  const payoutIn = (state: string) =>
    first(`select payout.id from payout left join transfer_line on payout_id = payout.id
      where payout.state = '${state}' order by payout_id nulls first limit 1`);
  const email = await first(
    `select email as id from member where email like 'member%' and suspended_at is null limit 1`,
  );
  const suspended = await first('select email as id from member where suspended_at is not null');
  const flagged = await first(
    'select email as id from self_dealing join member on member.id = member_id where allowed_at is null',
  );
  const claim = await first(`select id from dispute where status = 'SENT_TO_STORE' order by id desc`);
  const all = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map(({ id }) => ({ args: [id] }));
  const members = await all(
    'select distinct on (role, suspended_at is null, email_verified_at is null) id from member order by role, suspended_at is null, email_verified_at is null, id desc',
  );
  const claims = await all('select distinct on (status) id from dispute order by status, id desc');
  const payouts = await all('select distinct on (state) id from payout order by state, id desc');
  const transferFile = await first('select name as id from transfer_file where withdrawn_at is null');
  const parked = await first(
    `select network || ' ' || event_id as id from order_report where outcome = 'parked' and adapter is not null`,
  );

  const open = await first(
    `select network || ' ' || event_id as id from order_report where network_order_id = 'PARKED-open'`,
  );
  const openClick = await first('select max(id::text) as id from click');
  const refused = await first(
    `select 'refused-' || min(id) as id from refused_body where state = 'refused' and door = 'network'`,
  );

  const asked = await first(`select id from catalogue_change where state = 'waiting' order by id limit 1`);

  return {
    ...commandsOfTheDesk(folder, { asked, email }),
    jobs: [{ args: [] }],
    schema: [{ args: [] }],
    bank: [{ args: [] }],
    books: [{ args: [] }],
    'books unpaid': [{ args: [] }, { args: ['bazaar'] }],
    'orders held': [{ args: [] }],
    audit: [{ args: [] }, { args: ['--since', '2020-01-01'] }],
    mails: [{ args: [], code: 1, says: /Mails are private/ }],
    sandbox: [{ args: [], code: 1, says: /does not report to a shop in production/ }],
    verify: [{ args: ['none.json'], code: 2, says: /none\.json/ }],
    referrals: [{ args: [] }],
    'roots list': [{ args: [] }],
    'rates list': [{ args: [] }],
    'vouchers list': [{ args: [] }],
    'payments owed': [{ args: [], code: 1 }],
    'payments refunds': [{ args: [], code: 1 }],
    'payments refund-by-hand': [{ args: ['999999999', '--reason', 'A test'], code: 1, says: /no such order/ }],
    'payments closed': [{ args: [] }],
    'payments close': [{ args: ['razorpay', 'other', 'none', '--reason', 'A test'], code: 1, says: /No file of/ }],
    'payments settle': [
      {
        args: [
          'cashfree',
          file(
            'empty.csv',
            'event_id,event_type,sale_type,event_status,event_amount,event_settlement_amount\n1,PAYMENT,CREDIT,PENDING,1,1\n',
          ),
        ],
        code: 1,
      },
    ],
    'vouchers import': [
      {
        args: [
          'dhaaga-gift-card',
          file('vouchers.csv', 'number,pin,value,cost,expires\n6204 1180 7330 0009,482913,500,450,2099-12-31\n'),
        ],
      },
    ],
    'vouchers remove': [{ args: ['dhaaga-gift-card', '--reason', 'A test', '--value', '500'] }],
    'rates import': [
      { args: [file('rates.csv', 'date,currency,rate\n2026-10-05,EUR,97.5\n'), '--source', 'RBI reference rates'] },
    ],
    'orders costly': [{ args: [] }],
    'tax rule list': [{ args: [] }],
    'tax year': [{ args: ['2026', '--with-pan'] }, { args: ['2025'] }],
    'postbacks list': [{ args: [] }],
    'postbacks parked': [{ args: [] }],
    'claims order': [{ args: ['1', 'bazaar', 'NONE', '--is', 'claimed'], code: 1, says: /./ }],
    'claims list': [{ args: [] }],
    'claims show': claims,
    'members show': members,
    'members events': members,
    'members find': [{ args: [email] }, { args: [suspended] }],
    'payouts list': [{ args: [] }, { args: ['--month', '2026-11', '--csv'] }],
    'books balance': [{ args: [] }, { args: ['--to', '2026-10-31'] }],
    'books journal': [
      { args: ['--month', '2026-11', '--csv', 'journal.csv'] },
      { args: ['--month', '2026-11', '--tally', 'journal.xml'] },
    ],
    'books invoice': [{ args: ['parts', '--month', '2026-11'] }],
    'tax month': [{ args: ['2026-11'] }],
    'books members': [{ args: [] }],
    'payouts show': payouts,
    'ledger check': [{ args: [] }, { args: ['--full'] }],
    'bank change': [{ args: ['cashfree'], code: 1, says: /neft has payouts that are not settled/ }],
    pull: [{ args: ['cuelinks'], code: 1, says: /NETWORK_PULLS does not name/ }],
    export: [{ args: [file('exported.json', '')] }],
    import: [{ args: [file('catalogue.json', JSON.stringify(sampleCatalogue())), '--confirm', 'past-date'] }],
    'import-reports': [{ args: ['generic', file('none.csv', 'order,click,status,amount,date\n'), '--dry-run'] }],
    // what was refused still cannot be read
    'postbacks replay': [{ args: parked.split(' ') }, { args: [], code: 1 }],
    'postbacks assign': [{ args: [...open.split(' '), openClick] }],
    'postbacks close': [{ args: ['bazaar', refused, '--reason', 'A test of theirs'] }],
    settle: [{ args: ['bazaar', file('paid.csv', 'Order,Commission\nLIVED-1,80.00\n')] }],
    'settle withdraw': [{ args: ['parts', 'parts-1.csv'] }],
    'orders accept': [{ args: ['stingy', 'HELD-1'] }],
    'books write-off': [
      { args: ['silent', '--to', '2026-12-31', '--members', 'decline', '--preview'] },
      { args: ['silent', '--to', '2026-12-31', '--members', 'decline'] },
    ],
    'books close': [{ args: ['2026-01'] }],
    policy: [{ args: ['bazaar', 'approval', '1000000', '45'] }],
    'tax rule add': [{ args: ['--rate=2', '--above=20000', '--of=link', '--from=2098-04-01'] }],
    'roots make': [{ args: [] }],
    'claims answer': [{ args: [claim, '--status', 'APPROVED'] }],
    'referrals allow': [{ args: [flagged] }],
    'members suspend': [{ args: [email, '--reason', 'request'] }],
    'members forfeit': [{ args: [email, '--reason', 'fraud'], code: 1, says: /Nothing of this member is Approved/ }],
    'members unsuspend': [{ args: [email] }, { args: [suspended] }],
    'admin grant': [{ args: [email] }],
    'admin token create': [{ args: [email, 'nightly', '--rights=money,export', '--days=30'] }],
    'admin token list': [{ args: [] }],
    'admin token revoke': [{ args: ['nightly'] }],
    'admin revoke': [{ args: [email] }],
    'payouts retry': [{ args: [await payoutIn('reserved')] }, { args: [await payoutIn('submitted')] }],
    'payouts settle': [{ args: [await payoutIn('review'), '--failed', 'Account closed'] }],
    'payouts return': [{ args: [await payoutIn('sent'), 'Account closed'] }],
    'payouts run': [{ args: [] }],
    'payouts resume': [{ args: [], code: 1, says: /Payouts are not paused/ }],
    // every table has rows here: each is restored and compared
    backup: [{ args: ['lived.age'] }],
    doctor: [{ args: [], code: 1 }],
    'backup check': [{ args: ['none.age'], code: 1, says: /none\.age/ }],
    restore: [{ args: ['lived.age'], code: 1, says: /This database is in use/ }],
    'payouts file': [{ args: ['--list'] }, { args: ['--again', transferFile] }, { args: ['--out', 'next.csv'] }],
    // the file that was read before: that a payout which came back was sent is old news
    'payouts return-file': [{ args: ['answer.csv'], code: 1 }],
    'keys rotate': [{ args: [] }],
  };
}
