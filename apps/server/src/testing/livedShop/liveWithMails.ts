import { breaches } from '@potli/api/contract/adminMembers';
import { DAY_MS } from '@potli/api/units/time';
import { MailRefused, type MailTransport } from '../../adapters/mail/MailTransport.ts';
import { forfeitIdle } from '../../domain/payouts/forfeiture/forfeitIdle.ts';
import { writeMoneyMails } from '../../domain/views/moneyMails/writeMoneyMails.ts';
import { cleanUpMails, leaseMails } from '../../jobs/mailQueue.ts';
import { sendMails } from '../../jobs/sendMails.ts';
import { openTestOutbox, sampleMessage } from '../openTestOutbox.ts';
import { receiveReport } from '../receiveReport.ts';
import { sampleReport } from '../sampleMoney.ts';
import { addShopper } from './addShopper.ts';
import type { LivedShop } from './LivedShop.ts';

/** Days without a login at which a member is warned, and then loses the money. */
const WARNED_AFTER = [280, 340, 362, 380];
const silent = { error: () => {}, warn: () => {} };

/** Mails that were sent, refused, given up, that expired, wait, and are being sent; members who stay away are warned, some break the terms. */
export async function liveWithMails(shop: LivedShop): Promise<void> {
  const { database, sealer } = shop;
  await stayAway(shop);
  await breakTerms(shop);
  await writeNews(shop);
  await sendAll(shop, { deliver: async () => {} });
  await sendOne(shop, { deliver: () => Promise.reject(new MailRefused('550')) });
  await sendOne(shop, { deliver: () => Promise.reject(new Error('The mail server is away.')) });
  await write(shop, 'Expired', -1);
  await cleanUpMails(database.orm);
  // a host that died while it sent, one that sends now, and mails that were not tried yet
  await write(shop, 'Died');
  await write(shop, 'Sending');
  const [died] = await leaseMails(database.orm, 2);
  await shop.sql(`update mail_outbox set leased_until = now() - interval '1 hour' where id = $1`, [died?.id]);
  await write(shop, 'Waits');
  await write(shop, 'Over', -1);
  await openTestOutbox(database, sealer).send({ to: 'meera@mail.example', message: sampleMessage('Later', 'Later') });
}

const write = ({ database, sealer }: LivedShop, subject: string, validMinutes = 60) =>
  openTestOutbox(database, sealer).send({
    to: 'meera@mail.example',
    message: sampleMessage(subject, subject),
    validMinutes,
  });

async function sendAll({ database, sealer }: LivedShop, transport: MailTransport): Promise<void> {
  while ((await sendMails({ database, sealer, transport, log: silent })) > 0);
}

async function sendOne(shop: LivedShop, transport: MailTransport): Promise<void> {
  await write(shop, 'One');
  await sendAll(shop, transport);
}

/** Makes mails of the news, as the mail job does. */
async function writeNews({ database, sealer }: LivedShop): Promise<void> {
  const mail = openTestOutbox(database, sealer);
  const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
  const unsubscribeFor = () => ({ pageUrl: 'http://potli.test/a', callUrl: 'http://potli.test/b' });
  while ((await writeMoneyMails({ database, mail, shop, unsubscribeFor, log: silent })) > 0);
}

async function stayAway(shop: LivedShop): Promise<void> {
  const { database, sql } = shop;
  const { memberId, clickId } = await addShopper(shop, [1_000, 2_000]);
  const away = Math.max(...WARNED_AFTER);
  await sql(`update member set last_seen_at = now() - make_interval(days => $2) where id = $1`, [memberId, away]);
  for (const days of WARNED_AFTER) {
    await forfeitIdle({ database, log: silent, now: () => new Date(Date.now() - (away - days) * DAY_MS) });
    await writeNews(shop);
    await sendAll(shop, { deliver: async () => {} });
  }
  // money that came later
  await receiveReport(database, sampleReport({ orderId: 'AFTER-ALL', clickId, status: 'approved' }));
}

/** An operator forfeits what members have Approved, for each reason. */
async function breakTerms(shop: LivedShop): Promise<void> {
  const { database, potli } = shop;
  for (const breach of breaches) {
    const { memberId } = await addShopper(shop);
    const { rows } = await database.pool.query<{ email: string }>('select email from member where id = $1', [memberId]);
    const email = rows[0]?.email ?? '';
    await potli('members', 'suspend', email, '--reason', breach);
    await potli('members', 'forfeit', email, '--reason', breach, '--amount', '50');
  }
}

/** What happens last has no mail yet. */
export async function liveOn(shop: LivedShop): Promise<void> {
  const { clickId } = await addShopper(shop);
  await receiveReport(
    shop.database,
    sampleReport({ orderId: 'LAST-1', clickId, status: 'tracked', occurredAt: new Date() }),
  );
  await receiveReport(shop.database, sampleReport({ orderId: 'LAST-2', clickId, status: 'rejected' }));
  // saved while hosts could not compare accounts
  await shop.sql(
    'update bank_account set account_hash = null where id = (select max(id::text)::uuid from bank_account)',
  );
}
