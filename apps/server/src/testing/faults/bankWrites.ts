import { createHmac } from 'node:crypto';
import { toTransferId } from '../../adapters/banks/cashfree/cashfreeTransfer.ts';
import { openDatabase } from '../../db/database.ts';
import { addOpenPayout } from '../payouts/addOpenPayout.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
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

async function openPayout(member: FaultMember, shop: FaultShop): Promise<void> {
  const database = await openDatabase(shop.databaseUrl, { size: 2 });
  try {
    member.secret = (await addOpenPayout(database)).payoutId;
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
    prepare: openPayout,
    send: tellSent,
    isStored: ({ shop, member }) =>
      finds(
        shop,
        `select from payout join journal on payout_id = payout.id and kind = 'PAYOUT_SENT'
         where payout.id::text = $1 and payout.state = 'sent'`,
        [member.secret],
      ),
  },
];
