import type { BankNews, BankWebhook } from '../../../domain/payouts/transfers/BankPort.ts';
import { fieldsIn } from '../createBankClient.ts';
import { isPayoutId } from '../isPayoutId.ts';
import { isSignedBy } from '../isSignedBy.ts';
import { readWebhookFields, statusUnknown } from '../readWebhookFields.ts';
import { cashfreeStatus, toPayoutId } from './cashfreeTransfer.ts';

/**
 * A webhook of version 2 (https://www.cashfree.com/docs/api-reference/payouts/v2/webhooks/webhooks-v2). It is signed with
 * its time, but Cashfree repeats it with the old one: a late or repeated one is harmless, because a payout is settled once.
 * @throws ProblemError invalid for what is signed and cannot be read
 */
export function readCashfreeWebhook(
  secrets: readonly string[],
  { headers, body }: BankWebhook,
  nowMs: number,
): readonly BankNews[] | undefined {
  const { 'x-webhook-timestamp': timestamp = '', 'x-webhook-signature': signature } = headers;
  if (!isSignedBy(secrets, { signature, encoding: 'base64', parts: [timestamp, body] })) return undefined;
  const data = fieldsIn(readWebhookFields(body).data);
  const payoutId = toPayoutId(data.transfer_id);
  const status = cashfreeStatus(data, nowMs);
  if (!isPayoutId(payoutId)) return [];
  if (status.result === 'unknown') throw statusUnknown(data.status);
  return [{ payoutId, status }];
}
