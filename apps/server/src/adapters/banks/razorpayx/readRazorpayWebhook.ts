import type { BankNews, BankWebhook } from '../../../domain/payouts/transfers/BankPort.ts';
import { fieldsIn, textIn } from '../createBankClient.ts';
import { isPayoutId } from '../isPayoutId.ts';
import { isSignedBy } from '../isSignedBy.ts';
import { readWebhookFields, statusUnknown } from '../readWebhookFields.ts';
import { razorpayStatus } from './razorpayTransfer.ts';

/**
 * An event of RazorpayX (https://razorpay.com/docs/webhooks/payloads/x/): the status of the payout counts, not the name
 * of the event. News of others than payouts of the shop are none.
 * @throws ProblemError invalid for what is signed and cannot be read
 */
export function readRazorpayWebhook(
  secrets: readonly string[],
  { headers, body }: BankWebhook,
  nowMs: number,
): readonly BankNews[] | undefined {
  const signature = headers['x-razorpay-signature'];
  if (!isSignedBy(secrets, { signature, encoding: 'hex', parts: [body] })) return undefined;
  const entity = fieldsIn(fieldsIn(fieldsIn(readWebhookFields(body).payload).payout).entity);
  const { reference_id: payoutId } = entity;
  const status = razorpayStatus(entity, nowMs);
  if (!isPayoutId(payoutId)) return [];
  if (status.result === 'unknown') throw statusUnknown(entity.status);
  const eventId = textIn(headers['x-razorpay-event-id']);
  return [{ payoutId, status, ...(eventId !== undefined && { eventId }) }];
}
