import { createHmac } from 'node:crypto';
import { toBigPaise, toRupees } from '@potli/api/units/money';
import {
  type BankDouble,
  type BankOutcome,
  type DoubleAnswer,
  type DoubleRequest,
  startBankDouble,
} from './startBankDouble.ts';

/** What opens the double, and signs its webhooks. */
export const cashfreeCredentials = { clientId: 'CF-double', clientSecret: 'cfsk-secret-of-the-double' };

type Transfer = Record<string, unknown> & { transfer_id: string; transfer_amount: number; status: string };

const WORDS = { sent: 'SUCCESS', failed: 'FAILED', returned: 'REVERSED' } as const;
const EVENTS = { SUCCESS: 'TRANSFER_SUCCESS', FAILED: 'TRANSFER_FAILED', REVERSED: 'TRANSFER_REVERSED' };
const refuse = (status: number, code: string): DoubleAnswer => ({
  status,
  body: { type: 'invalid_request_error', code, message: code.replaceAll('_', ' ') },
});

/** Cashfree Payouts, version 2, as its public documentation describes it. */
export async function startCashfreeDouble(): Promise<BankDouble> {
  const { clientId, clientSecret } = cashfreeCredentials;
  const transfers = new Map<string, Transfer>();

  function createTransfer(body: Record<string, unknown>): DoubleAnswer {
    const id = String(body.transfer_id);
    const amount = Number(body.transfer_amount);
    if (!/^\w{1,40}$/.test(id)) return refuse(400, 'transfer_id_invalid');
    // an id that was used is refused, whatever the rest says
    if (transfers.has(id)) return refuse(409, 'transfer_id_already_exists');
    if (!(amount >= 1)) return refuse(400, 'transfer_amount_invalid');
    const receiver = body.beneficiary_details as Record<string, Record<string, string>>;
    const { bank_account_number: number, bank_ifsc: ifsc = '', vpa } = receiver.beneficiary_instrument_details ?? {};
    if (vpa === undefined && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) return refuse(400, 'bank_ifsc_invalid');
    if (number === '000000000000') return refuse(422, 'bank_account_number_invalid');
    if (!/^[A-Za-z0-9 ]{0,70}$/.test(String(body.transfer_remarks))) return refuse(400, 'transfer_remarks_invalid');
    const transfer: Transfer = {
      transfer_id: id,
      cf_transfer_id: String(100_000 + transfers.size),
      transfer_amount: amount,
      status: 'RECEIVED',
      status_code: 'RECEIVED',
      transfer_mode: body.transfer_mode,
      added_on: new Date().toISOString(),
    };
    transfers.set(id, transfer);
    return { status: 200, body: transfer };
  }

  function answer({ method, url, headers, body }: DoubleRequest): DoubleAnswer {
    if (headers['x-client-id'] !== clientId || headers['x-client-secret'] !== clientSecret) {
      return refuse(403, 'authentication_failed');
    }
    if (headers['x-api-version'] !== '2024-01-01') return refuse(400, 'x_api_version_missing');
    if (url.pathname !== '/payout/transfers') return { status: 404, body: 'no such page' };
    if (method === 'POST') return createTransfer(body);
    const transfer = transfers.get(url.searchParams.get('transfer_id') ?? '');
    return transfer ? { status: 200, body: transfer } : refuse(404, 'transfer_not_found');
  }

  const own = (payoutId: string) => transfers.get(payoutId.replaceAll('-', '_'));
  const paid = new Map<string, bigint>();
  const double = await startBankDouble({
    isTransfer: ({ method, url }) => method === 'POST' && url.pathname === '/payout/transfers',
    answer,
  });
  return {
    ...double,
    url: `${double.url}/payout`,
    countOf: (payoutId) => (own(payoutId) ? 1 : 0),
    paidFor: (payoutId) => paid.get(payoutId) ?? 0n,
    decide(payoutId: string, outcome: BankOutcome, amountPaise) {
      const transfer = own(payoutId);
      if (!transfer) return;
      if (amountPaise !== undefined) transfer.transfer_amount = toRupees(amountPaise);
      paid.set(payoutId, outcome === 'sent' ? toBigPaise(transfer.transfer_amount) : 0n);
      transfer.status = WORDS[outcome];
      if (outcome === 'sent') transfer.transfer_utr = `CF${String(transfer.cf_transfer_id)}`;
      transfer.status_code = outcome === 'sent' ? 'COMPLETED' : 'INVALID_ACCOUNT_FAIL';
    },
    webhookOf(payoutId, secret = clientSecret) {
      const transfer = own(payoutId);
      const type = EVENTS[transfer?.status as keyof typeof EVENTS] ?? 'TRANSFER_ACKNOWLEDGED';
      const body = Buffer.from(JSON.stringify({ data: transfer, event_time: '2026-11-20T10:00:00', type }));
      const timestamp = String(Date.now());
      const signature = createHmac('sha256', secret).update(timestamp).update(body).digest('base64');
      return { headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature }, body };
    },
  };
}
