import { createHmac, randomBytes } from 'node:crypto';
import {
  type BankDouble,
  type BankOutcome,
  type DoubleAnswer,
  type DoubleRequest,
  startBankDouble,
} from './startBankDouble.ts';

/** What opens the double, and signs its webhooks. */
export const razorpayCredentials = {
  keyId: 'rzp_test_double',
  keySecret: 'secret-of-the-double',
  account: '7878780080316316',
  webhookSecret: 'webhook-secret-of-the-double',
};

interface Payout {
  entity: Record<string, unknown> & { id: string; reference_id: string; amount: number; status: string };
  /** The request, word for word. */
  request: string;
  paidPaise: number;
}

const FIELDS = { sent: 'processed', failed: 'failed', returned: 'reversed' } as const;
const refuse = (description: string, field: string | null = null): DoubleAnswer => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, reason: 'input_validation_failed', field } },
});

/** RazorpayX as its public documentation describes it. */
export async function startRazorpayDouble(): Promise<BankDouble> {
  const { keyId, keySecret, account, webhookSecret } = razorpayCredentials;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const contacts = new Map<string, string>();
  const fundAccounts = new Map<string, string>();
  const payouts = new Map<string, Payout>();
  const idOf = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

  /** Equal details are the same thing. */
  function create(known: Map<string, string>, kind: string, body: object): DoubleAnswer {
    const key = JSON.stringify(body);
    const id = known.get(key) ?? idOf(kind);
    const status = known.has(key) ? 200 : 201;
    known.set(key, id);
    return { status, body: { id, entity: kind } };
  }

  function createContact(body: Record<string, unknown>): DoubleAnswer {
    const isName = /^[A-Za-z0-9][A-Za-z0-9 '_/().,-]{1,48}[A-Za-z0-9.]$/.test(String(body.name));
    if (!isName) return refuse('The name format is invalid.', 'name');
    return create(contacts, 'cont', body);
  }

  function createFundAccount(body: Record<string, unknown>): DoubleAnswer {
    if (![...contacts.values()].includes(String(body.contact_id))) return refuse('The id provided does not exist');
    const bank = body.bank_account as Record<string, string> | undefined;
    if (bank && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bank.ifsc ?? '')) return refuse('Invalid IFSC Code', 'ifsc');
    if (bank?.account_number === '000000000000') return refuse('The account number is invalid.', 'account_number');
    return create(fundAccounts, 'fa', body);
  }

  function createPayout({ headers, body }: DoubleRequest): DoubleAnswer {
    const key = headers['x-payout-idempotency'];
    if (typeof key !== 'string' || !/^[\w -]{4,36}$/.test(key)) {
      return refuse('Idempotency key is missing. Include idempotency header and key.', 'X-Payout-Idempotency');
    }
    const before = payouts.get(key);
    const request = JSON.stringify(body);
    if (before) return before.request === request ? { status: 200, body: before.entity } : refuse('Different request');
    if (body.account_number !== account) return refuse('The account number is invalid.', 'account_number');
    if (![...fundAccounts.values()].includes(String(body.fund_account_id))) return refuse('No such fund account');
    if (!/^[A-Za-z0-9 ]{0,30}$/.test(String(body.narration))) return refuse('Invalid narration', 'narration');
    const amount = Number(body.amount);
    if (!Number.isInteger(amount) || amount < 100) return refuse('Minimum transaction amount is 1.00', 'amount');
    if (!['UPI', 'IMPS', 'NEFT'].includes(String(body.mode))) return refuse('Invalid mode', 'mode');
    const entity = {
      id: idOf('pout'),
      entity: 'payout',
      fund_account_id: body.fund_account_id,
      amount,
      currency: 'INR',
      status: 'processing',
      utr: null,
      mode: body.mode,
      purpose: body.purpose,
      narration: body.narration,
      reference_id: String(body.reference_id),
      notes: body.notes ?? [],
      status_details: null,
      created_at: Math.floor(Date.now() / 1_000),
    };
    payouts.set(key, { entity, request, paidPaise: 0 });
    return { status: 200, body: entity };
  }

  function answer(request: DoubleRequest): DoubleAnswer {
    const { method, url, headers, body } = request;
    if (headers.authorization !== authorization) {
      return { status: 401, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } } };
    }
    if (method === 'POST' && url.pathname === '/v1/contacts') return createContact(body);
    if (method === 'POST' && url.pathname === '/v1/fund_accounts') return createFundAccount(body);
    if (method === 'POST' && url.pathname === '/v1/payouts') return createPayout(request);
    if (method === 'POST' && url.pathname === '/v1/payments/validate/vpa') return validateVpa(String(body.vpa));
    if (method === 'GET' && url.pathname === '/v1/payouts') {
      const { searchParams } = url;
      const reference = searchParams.get('reference_id');
      const [from, skip, count] = ['from', 'skip', 'count'].map((name) => Number(searchParams.get(name) ?? 0));
      const items = [...payouts.values()]
        .map(({ entity }) => entity)
        .filter((entity) => reference === null || entity.reference_id === reference)
        .filter((entity) => Number(entity.created_at) >= (from ?? 0))
        .slice(skip, (skip ?? 0) + (count || 10));
      return { status: 200, body: { entity: 'collection', count: items.length, items } };
    }
    return {
      status: 404,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: 'The requested URL was not found' } },
    };
  }

  const own = (payoutId: string) => [...payouts.values()].filter(({ entity }) => entity.reference_id === payoutId);
  const double = await startBankDouble({
    isTransfer: ({ method, url }) => method === 'POST' && url.pathname === '/v1/payouts',
    answer,
  });
  return {
    ...double,
    countOf: (payoutId) => own(payoutId).length,
    paidFor: (payoutId) => BigInt(own(payoutId).reduce((sum, { paidPaise }) => sum + paidPaise, 0)),
    decide(payoutId: string, outcome: BankOutcome, amountPaise) {
      for (const payout of own(payoutId)) {
        const { entity } = payout;
        if (amountPaise !== undefined) entity.amount = Number(amountPaise);
        payout.paidPaise = outcome === 'sent' ? entity.amount : 0;
        Object.assign(entity, { status: FIELDS[outcome] });
        if (outcome === 'sent') entity.utr = `HDFCN${entity.id.slice(-11)}`;
        else
          entity.status_details = { reason: 'beneficiary_account_invalid', description: 'Invalid account', source: '' };
      }
    },
    webhookOf(payoutId, secret = webhookSecret) {
      const [payout] = own(payoutId);
      const event = { entity: 'event', event: `payout.${payout?.entity.status}`, contains: ['payout'] };
      const body = Buffer.from(JSON.stringify({ ...event, payload: { payout: { entity: payout?.entity } } }));
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      return { headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': idOf('evt') }, body };
    },
  };
}

function validateVpa(vpa: string): DoubleAnswer {
  if (vpa.startsWith('nobody@')) return refuse('Invalid VPA. Please enter a valid Virtual Payment Address', 'vpa');
  if (vpa.startsWith('silent@'))
    return { status: 400, body: { error: { description: 'This feature is not enabled' } } };
  return { status: 200, body: { vpa, success: true, customer_name: 'ASHA RAO' } };
}
