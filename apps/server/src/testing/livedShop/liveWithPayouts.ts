import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainRupees } from '@potli/api/units/money';
import { addPan } from '../../domain/payouts/tax/panRows.ts';
import { createPayments } from '../../domain/payouts/transfers/createPayments.ts';
import { createPayoutProcessor } from '../../domain/payouts/transfers/createPayoutProcessor.ts';
import { findPayoutAccount } from '../../domain/payouts/transfers/findPayoutAccount.ts';
import { reviewPayout } from '../../domain/payouts/transfers/refuseTransfer.ts';
import { submitPayout } from '../../domain/payouts/transfers/submitPayout.ts';
import { type BankBehaviour, createFakeBank } from '../createFakeBank.ts';
import { addShopper } from './addShopper.ts';
import type { LivedShop } from './LivedShop.ts';

/**
 * Payouts in every state: in files of the bank, and with tax. One bank that the shop had before answered at once, or not at all.
 */
export async function liveWithPayouts(shop: LivedShop): Promise<void> {
  const { sql, potli } = shop;
  await sql(`insert into tax_rule (rate_bp, without_pan_bp, threshold_paise, kinds, valid_from) values
    (100, null, 0, '{OWN,SHARE_LINK,REFERRAL}', now() - interval '2 days'), (100, 2000, 0, '{OWN,SHARE_LINK,REFERRAL}', now() - interval '1 day')`);
  await potli('tax', 'rule', 'add', '--rate=2', '--above=20000', '--of=link', '--from=2099-04-01');
  await payThroughFiles(shop);
  await payByCall(shop);
}

/** Of the queue of NEFT files: waiting, filed, sent, failed, returned, and a file that the bank did not take. */
async function payThroughFiles(shop: LivedShop): Promise<void> {
  const { potli, database, folder } = shop;
  const shoppers = [];
  for (let count = 0; count < 5; count += 1) shoppers.push(await addShopper(shop));
  await potli('payouts', 'run');
  await potli('payouts', 'file', '--out', 'first.csv');
  const { rows: files } = await database.pool.query<{ name: string }>('select name from transfer_file');
  await potli('payouts', 'file', '--withdraw', files[0]?.name ?? '');
  await potli('payouts', 'file', '--out', 'second.csv');

  const { rows } = await database.pool.query<{ id: string; paise: string }>(
    `select payout_id as id, transfer_line.amount_paise as paise from transfer_line join payout on payout.id = payout_id
     where member_id = any($1) order by payout_id`,
    [shoppers.map(({ memberId }) => String(memberId))],
  );
  const line = (
    { id, paise }: { id: string; paise: string } = { id: '', paise: '' },
    status: string,
    utr: string,
    reason: string,
  ) => [id.replaceAll('-', '').toUpperCase(), status, utr, reason, plainRupees(Number(paise)), 'XXXX7890'].join(',');
  const headings = 'Customer Reference Number,Status,UTR Number,Reason,Amount,Beneficiary Account Number';
  const answers = [
    line(rows[0], 'SUCCESS', 'SBIN226329000001', ''),
    line(rows[1], 'FAILED', '', 'No such account'),
    line(rows[2], 'SUCCESS', 'SBIN226329000003', ''),
    line(rows[2], 'RETURNED', '', 'Account closed'),
  ];
  writeFileSync(join(folder, 'answer.csv'), [headings, ...answers, ''].join('\n'));
  await potli('payouts', 'return-file', 'answer.csv');
  await addShopper(shop);
  await potli('payouts', 'run');
}

async function payByCall(shop: LivedShop): Promise<void> {
  const { database, sealer, potli, sql } = shop;
  const payOne = async (behaviour: BankBehaviour, withPan = false): Promise<string> => {
    const { memberId } = await addShopper(shop);
    if (withPan) await addPan(database.orm, sealer, { memberId, version: 1, pan: 'ABCPX1234F' });
    const bank = createFakeBank(() => behaviour);
    await createPayments({ database, sealer, bank, holidays: [] }).pay(memberId);
    return payoutOf(shop, memberId);
  };
  await payOne('sent', true);
  await payOne('refused');
  await payOne('away');
  await potli('payouts', 'return', await payOne('sent'), 'Account closed');
  const inReview = await payOne('away');
  await database.orm.transaction((queries) => reviewPayout(queries, inReview));
  // hosts that ended while they asked: one a moment ago
  for (const ago of ['1 second', '1 day']) {
    const payoutId = await payOne('away');
    await database.orm.transaction((queries) =>
      submitPayout(queries, { payoutId, at: new Date(), leaseSeconds: 3_600 }),
    );
    if (ago === '1 day')
      await sql(`update payout set leased_until = now() - interval '1 day' where id = $1`, [payoutId]);
  }
  // and one before it asked
  const { memberId } = await addShopper(shop);
  const openTarget = () => Promise.reject(new Error('The host ended.'));
  const bank = createFakeBank();
  await createPayoutProcessor({ database, bank, findAccount: findPayoutAccount, openTarget })
    .pay(memberId)
    .catch(() => {});
}

async function payoutOf({ database }: LivedShop, memberId: bigint): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from payout where member_id = $1', [memberId]);
  return rows[0]?.id ?? '';
}
