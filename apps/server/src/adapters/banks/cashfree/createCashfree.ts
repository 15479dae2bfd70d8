import { toRupees } from '@potli/api/units/money';
import type {
  BankAnswer,
  BankPort,
  BankStatus,
  BankTarget,
  BankTransfer,
} from '../../../domain/payouts/transfers/BankPort.ts';
import { refuseUnlessSent, toBankAnswer } from '../bankStatus.ts';
import { bankText } from '../bankText.ts';
import { type BankFields, createBankClient, textIn } from '../createBankClient.ts';
import { transferMode, whyNever } from '../transferMode.ts';
import { cashfreeStatus, toTransferId } from './cashfreeTransfer.ts';
import { readCashfreeWebhook } from './readCashfreeWebhook.ts';

interface CashfreeParts {
  clientId: string;
  clientSecret: string;
  /** Secrets that sign webhooks, the newest first. */
  webhookSecrets: readonly string[];
  /** The shop's own, where Cashfree wants a contact of the receiver. */
  email?: string;
  phone?: string;
  /** What members read in their statement of account. */
  narration: string;
  /** Without a slash at the end. */
  baseUrl: string;
  paceMs?: number;
  timeoutMs?: number;
}

const API_VERSION = '2024-01-01';
const PACE_MS = 150;
const TIMEOUT_MS = 10_000;
const MOST_REMARKS = 70;
const LEAST_PAISE = 100n;
const MOST_NAME = 100;
/** Wrong input, of which nothing is stored. 409: there is a transfer with this id. */
const REFUSALS = new Set([400, 409, 422]);

/** Cashfree Payouts, version 2 (https://www.cashfree.com/docs/api-reference/payouts/v2/transfers-v2/standard-transfer-v2). */
export function createCashfree({ webhookSecrets, narration, email, phone, ...parts }: CashfreeParts): BankPort {
  const client = createBankClient({
    title: 'Cashfree',
    baseUrl: parts.baseUrl,
    headers: { 'x-client-id': parts.clientId, 'x-client-secret': parts.clientSecret, 'x-api-version': API_VERSION },
    paceMs: parts.paceMs ?? PACE_MS,
    timeoutMs: parts.timeoutMs ?? TIMEOUT_MS,
  });
  const contact = {
    ...(email !== undefined && { beneficiary_email: email }),
    ...(phone !== undefined && { beneficiary_phone: phone }),
  };

  async function find(payoutId: string): Promise<BankStatus> {
    const transferId = toTransferId(payoutId);
    const { status, fields } = await client({ path: '/transfers', query: { transfer_id: transferId } });
    // a wrong address answers 404 as well, without a code
    if (status === 404) return { result: textIn(fields.code) === undefined ? 'unknown' : 'missing' };
    return status === 200 && fields.transfer_id === transferId ? cashfreeStatus(fields) : { result: 'unknown' };
  }

  const toBody = ({ payoutId, target, amountPaise, ...transfer }: BankTransfer, name: string) => ({
    transfer_id: toTransferId(payoutId),
    transfer_amount: toRupees(amountPaise),
    transfer_currency: 'INR',
    transfer_mode: transferMode({ ...transfer, target, amountPaise }).toLowerCase(),
    beneficiary_details: {
      beneficiary_name: name,
      beneficiary_instrument_details: toInstrument(target),
      ...(Object.keys(contact).length > 0 && { beneficiary_contact_details: contact }),
    },
    transfer_remarks: bankText(narration, MOST_REMARKS),
  });

  return {
    name: 'cashfree',
    worksOnHolidays: true,
    leastPaise: LEAST_PAISE,
    find,
    async transfer(transfer) {
      const name = bankText(transfer.target.holderName, MOST_NAME, " '-.");
      const never = whyNever(transfer) ?? (name === '' ? 'invalid name: a bank takes Latin letters' : undefined);
      if (never !== undefined) return { result: 'refused', reason: never };
      const { status, fields } = await client({ path: '/transfers', body: toBody(transfer, name) });
      if (status < 300) return toAnswer(fields, transfer);
      return REFUSALS.has(status) ? refuseUnlessSent(find, transfer, reasonOf(fields)) : { result: 'unknown' };
    },
    signatureHeader: 'x-webhook-signature',
    readWebhook: (webhook, nowMs) => readCashfreeWebhook(webhookSecrets, webhook, nowMs),
  };
}

const toInstrument = (target: BankTarget) =>
  target.kind === 'upi'
    ? { vpa: target.vpa }
    : { bank_account_number: target.accountNumber, bank_ifsc: target.ifscCode };

function toAnswer(fields: BankFields, { payoutId, amountPaise }: BankTransfer): BankAnswer {
  const isOurs = fields.transfer_id === toTransferId(payoutId);
  return isOurs ? toBankAnswer(cashfreeStatus(fields), amountPaise) : { result: 'unknown' };
}

const reasonOf = ({ code, message }: BankFields): string => textIn(code) ?? textIn(message) ?? '';
