import { badInput } from '../../errors/ProblemError.ts';
import type { OrderReport } from './OrderReport.ts';

/** A report from further ahead would win over all others for ever. */
const MOST_AHEAD_MS = 5 * 60 * 1_000;
/** Ten crore rupees. */
const MOST_PAISE = 10n ** 10n;
const LONGEST = 200;

/** @throws ProblemError 400 for what no honest network sends */
export function checkReport({ network, eventId, orderId, saleAmountPaise, occurredAt }: OrderReport, now: Date): void {
  for (const [name, text] of Object.entries({ network, eventId, orderId })) {
    if (text === '' || text.length > LONGEST) throw badInput(`${name} must have 1 to ${LONGEST} characters.`);
  }
  if (saleAmountPaise <= 0n) throw badInput('The amount of a sale must be positive.');
  if (saleAmountPaise > MOST_PAISE) throw badInput('The amount of the sale is beyond belief.');
  if (!(occurredAt.getTime() <= now.getTime() + MOST_AHEAD_MS)) throw badInput('The report comes from the future.');
}
