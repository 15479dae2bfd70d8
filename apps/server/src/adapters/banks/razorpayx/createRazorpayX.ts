import type {
  BankAnswer,
  BankPort,
  BankRecord,
  BankStatus,
  BankTransfer,
} from '../../../domain/payouts/transfers/BankPort.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { refuseUnlessSent, toBankAnswer } from '../bankStatus.ts';
import { bankText } from '../bankText.ts';
import { type BankClient, type BankFields, type BankResponse, fieldsIn, textIn } from '../createBankClient.ts';
import { isPayoutId } from '../isPayoutId.ts';
import { transferMode, whyNever } from '../transferMode.ts';
import { razorpayStatus } from './razorpayTransfer.ts';
import { readRazorpayWebhook } from './readRazorpayWebhook.ts';

interface RazorpayXParts {
  client: BankClient;
  /** The account that pays: of the current account, or RazorpayX's own. */
  account: string;
  /** The newest first. */
  webhookSecrets: readonly string[];
  /** What members read in their statement of account. */
  narration: string;
}

const KEY = 'X-Payout-Idempotency';
const MOST_NARRATION = 30;
const LEAST_PAISE = 100n;
const MOST_NAME = 50;
const LEAST_NAME = 3;
/** The note that names the version of the bank details. */
const DETAILS = 'bank_account_id';
/** Payouts of one page of a list, at most. */
const PAGE = 100;
/** Fields of a payout that the shop fills for everybody: when they are wrong, no member can do anything. */
const OURS = new Set([KEY, 'account_number', 'amount', 'currency', 'mode', 'purpose', 'narration', 'reference_id']);

/** RazorpayX (https://razorpay.com/docs/api/x/payouts/): a contact, its fund account, then the payout. */
export function createRazorpayX({ client, account, webhookSecrets, narration }: RazorpayXParts): BankPort {
  async function find(payoutId: string): Promise<BankStatus> {
    const query = { account_number: account, reference_id: payoutId };
    const { status, fields } = await client({ path: '/v1/payouts', query });
    if (status !== 200 || !Array.isArray(fields.items)) return { result: 'unknown' };
    const items = fields.items.map(fieldsIn);
    const [own, ...others] = items.filter(({ reference_id: reference }) => reference === payoutId);
    // a list of other payouts was not filtered by ours, so it does not say that ours is missing
    if (!own) return { result: items.length === 0 ? 'missing' : 'unknown' };
    return others.length > 0 ? { result: 'unknown' } : razorpayStatus(own);
  }

  /** A repeat finds the contact and the fund account of the first try: RazorpayX returns the one with equal details. */
  async function fundAccountOf({ bankAccountId, target }: BankTransfer): Promise<Created> {
    const name = bankText(target.holderName, MOST_NAME, " '-.");
    if (name.length < LEAST_NAME) return { refused: 'invalid name: a bank takes Latin letters' };
    const contact = await create('/v1/contacts', { name, type: 'customer', reference_id: bankAccountId });
    if ('refused' in contact) return contact;
    return create('/v1/fund_accounts', {
      contact_id: contact.id,
      ...(target.kind === 'upi'
        ? { account_type: 'vpa', vpa: { address: target.vpa } }
        : {
            account_type: 'bank_account',
            bank_account: { name, ifsc: target.ifscCode, account_number: target.accountNumber },
          }),
    });
  }

  async function create(path: string, body: object): Promise<Created> {
    const response = await client({ path, body });
    const id = textIn(response.fields.id);
    if (id !== undefined && response.status < 300) return { id };
    // 409 and the like can be otherwise next time
    if (response.status !== 400) throw new Error(`RazorpayX did not create ${path}`);
    return { refused: reasonOf(response) };
  }

  async function request(transfer: BankTransfer, fundAccountId: string): Promise<BankAnswer> {
    const { payoutId, bankAccountId, amountPaise } = transfer;
    const response = await client({
      path: '/v1/payouts',
      headers: { [KEY]: payoutId },
      body: {
        account_number: account,
        fund_account_id: fundAccountId,
        amount: Number(amountPaise),
        currency: 'INR',
        mode: transferMode(transfer),
        purpose: 'cashback',
        queue_if_low_balance: true,
        reference_id: payoutId,
        narration: bankText(narration, MOST_NARRATION),
        // by it a payout that a restored shop does not know finds its member
        notes: { [DETAILS]: bankAccountId },
      },
    });
    if (response.status < 300) return toAnswer(response.fields, transfer);
    if (response.status !== 400) return { result: 'unknown' };
    const field = textIn(fieldsIn(response.fields.error).field) ?? '';
    if (OURS.has(field)) throw new OperatorError(`RazorpayX refuses our ${field}: check BANK_CREDENTIALS.`);
    // the same key with another body is answered so, too
    return refuseUnlessSent(find, transfer, reasonOf(response));
  }

  async function listSince(from: Date): Promise<BankRecord[]> {
    const records: BankRecord[] = [];
    for (let skip = 0; ; skip += PAGE) {
      const query = {
        account_number: account,
        from: String(Math.floor(from.getTime() / 1_000)),
        count: String(PAGE),
        skip: String(skip),
      };
      const { status, fields } = await client({ path: '/v1/payouts', query });
      if (status !== 200 || !Array.isArray(fields.items))
        throw new OperatorError('RazorpayX does not list payouts now.');
      records.push(...fields.items.map(fieldsIn).flatMap(toRecord));
      if (fields.items.length < PAGE) return records;
    }
  }

  return {
    name: 'razorpayx',
    worksOnHolidays: true,
    leastPaise: LEAST_PAISE,
    find,
    listSince,
    async transfer(transfer) {
      const never = whyNever(transfer);
      if (never !== undefined) return { result: 'refused', reason: never };
      const fundAccount = await fundAccountOf(transfer);
      if ('refused' in fundAccount) return refuseUnlessSent(find, transfer, fundAccount.refused);
      return request(transfer, fundAccount.id);
    },
    signatureHeader: 'x-razorpay-signature',
    readWebhook: (webhook, nowMs) => readRazorpayWebhook(webhookSecrets, webhook, nowMs),
  };
}

type Created = { id: string } | { refused: string };

function toAnswer(entity: BankFields, { payoutId, amountPaise }: BankTransfer): BankAnswer {
  if (entity.reference_id !== payoutId || entity.amount !== Number(amountPaise)) return { result: 'unknown' };
  return toBankAnswer(razorpayStatus(entity), amountPaise);
}

/** None of what is no payout of the shop. */
function toRecord(entity: BankFields): BankRecord[] {
  const { reference_id: payoutId, amount, created_at: createdAt } = entity;
  if (!isPayoutId(payoutId) || typeof amount !== 'number' || typeof createdAt !== 'number') return [];
  const bankAccountId = fieldsIn(entity.notes)[DETAILS];
  return [
    {
      payoutId,
      amountPaise: BigInt(amount),
      at: new Date(createdAt * 1_000),
      status: razorpayStatus(entity),
      // everybody can write a note at the bank's own page
      ...(isPayoutId(bankAccountId) && { bankAccountId }),
    },
  ];
}

/** `https://razorpay.com/docs/errors/x/`: a code such as `input_validation_failed`, and a sentence. */
function reasonOf({ fields }: BankResponse): string {
  const { description, reason } = fieldsIn(fields.error);
  return textIn(description) ?? textIn(reason) ?? '';
}
