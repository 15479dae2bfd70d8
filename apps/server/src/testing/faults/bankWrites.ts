import { createHmac } from 'node:crypto';
import { toTransferId } from '../../adapters/banks/cashfree/cashfreeTransfer.ts';
import { openDatabase } from '../../db/database.ts';
import { applyBankStatus } from '../../domain/payouts/transfers/applyBankStatus.ts';
import { reviewPayout } from '../../domain/payouts/transfers/refuseTransfer.ts';
import { addReadablePayout } from '../payouts/addReadablePayout.ts';
import { postJson } from '../postJson.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { faultPiiKey } from './faultPiiKey.ts';
import { finds } from './owner.ts';
import type { Write } from './Write.ts';

const SECRET = 'cfsk-secret-under-fault';

/** The bank of the hosts under fault. It does not answer, so no member is paid meanwhile. */
export const faultBank = {
  BANK: 'cashfree',
  BANK_CREDENTIALS: `id=faults,secret=${SECRET}`,
  BANK_API_URL: 'http://127.0.0.1:9',
  PAYOUTS_AT: 'off',
};

async function openPayout(member: FaultMember, shop: FaultShop, state?: 'review' | 'sent'): Promise<void> {
  const database = await openDatabase(shop.databaseUrl, { size: 2 });
  try {
    const { payoutId } = await addReadablePayout(database, faultPiiKey);
    member.secret = payoutId;
    if (state === 'review') await reviewPayout(database.orm, payoutId);
    if (state === 'sent') {
      const status = { result: 'sent', utr: 'SBIN226329000124' } as const;
      await database.orm.transaction((queries) => applyBankStatus(queries, { payoutId, at: new Date(), status }));
    }
  } finally {
    await database.close();
  }
}

function tellSent({ host, secret: payoutId }: FaultMember, mark: string): Promise<Response> {
  const transfer = { transfer_id: toTransferId(payoutId), transfer_amount: 50, transfer_utr: mark, status: 'SUCCESS' };
  const body = JSON.stringify({ type: 'TRANSFER_SUCCESS', data: transfer });
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', SECRET).update(timestamp).update(body).digest('base64');
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature };
  return fetch(`${host}/bank-webhooks/cashfree`, { method: 'POST', headers, body });
}

/** Reports of the bank: what was acknowledged is settled, and the money is in the ledger as sent. */
export const bankWrites: readonly Write[] = [
  {
    calls: ['receiveBankWebhook'],
    prepare: (member, shop) => openPayout(member, shop),
    send: tellSent,
    isStored: ({ shop, member }) =>
      finds(
        shop,
        `select from payout join journal on payout_id = payout.id and kind = 'PAYOUT_SENT'
         where payout.id::text = $1 and payout.state = 'sent'`,
        [member.secret],
      ),
  },
  {
    // the bank does not answer, so only what a person says of it can settle it
    calls: ['settlePayout'],
    prepare: (member, shop) => openPayout(member, shop, 'review'),
    send: ({ host, secret: payoutId, accessToken }) =>
      fetch(
        `${host}/admin/payouts/${payoutId}/settle`,
        postJson({ result: 'sent', utr: 'SBIN226329000123' }, accessToken),
      ),
    isStored: ({ shop, member }) =>
      finds(shop, `select from payout where id::text = $1 and state = 'sent'`, [member.secret]),
  },
  {
    calls: ['returnPayout'],
    prepare: (member, shop) => openPayout(member, shop, 'sent'),
    send: ({ host, secret: payoutId, accessToken }, mark) =>
      fetch(`${host}/admin/payouts/${payoutId}/return`, postJson({ reason: mark }, accessToken)),
    isStored: ({ shop, member, mark }) =>
      finds(shop, 'select from payout where id::text = $1 and failure_reason = $2', [member.secret, mark]),
  },
  {
    calls: ['retryPayout'],
    prepare: (member, shop) => openPayout(member, shop),
    send: ({ host, secret: payoutId, accessToken }) =>
      fetch(`${host}/admin/payouts/${payoutId}/retry`, postJson({}, accessToken)),
    isStored: ({ shop, member }) =>
      finds(shop, `select from audit_entry where action = 'retryPayout' and object = 'payout ' || $1`, [member.secret]),
  },
];
