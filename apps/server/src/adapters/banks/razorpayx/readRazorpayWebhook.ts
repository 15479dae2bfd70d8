import type { BankNews, BankWebhook } from '../../../domain/payouts/BankPort.ts';
import { fieldsIn, textIn } from '../createBankClient.ts';
import { isPayoutId } from '../isPayoutId.ts';
import { isSignedBy } from '../isSignedBy.ts';
import { readJson } from '../readJson.ts';
import { razorpayStatus } from './razorpayTransfer.ts';

/**
 * An event of RazorpayX (https://razorpay.com/docs/webhooks/payloads/x/): the status of the payout counts, not the name
 * of the event. News of others than payouts of the shop are none.
 */
export function readRazorpayWebhook(
  secrets: readonly string[],
  { headers, body }: BankWebhook,
  nowMs: number,
): readonly BankNews[] | undefined {
  const signature = headers['x-razorpay-signature'];
  if (!isSignedBy(secrets, { signature, encoding: 'hex', parts: [body] })) return undefined;
  const entity = fieldsIn(fieldsIn(fieldsIn(fieldsIn(readJson(body)).payload).payout).entity);
  const { reference_id: payoutId } = entity;
  const status = razorpayStatus(entity, nowMs);
  if (!isPayoutId(payoutId) || status.result === 'unknown') return [];
  const eventId = textIn(headers['x-razorpay-event-id']);
  return [{ payoutId, status, ...(eventId !== undefined && { eventId }) }];
}
