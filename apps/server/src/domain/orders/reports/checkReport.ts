import { invalid } from '../../../errors/ProblemError.ts';
import { MOST_PAISE } from '../../../incoming/readRupees.ts';
import { FIRST_YEAR } from '../../../incoming/readTime.ts';
import type { OrderReport } from './OrderReport.ts';

/** A report from the far future would win over all later ones. */
const MAX_CLOCK_SKEW_MS = 5 * 60 * 1_000;
const LONGEST = 200;

/** @throws ProblemError invalid for values that no network can mean */
export function checkReport(report: OrderReport, now: Date): void {
  const { network, eventId, orderId, saleAmountPaise, occurredAt, category, commissionPaise } = report;
  const storeOrderId = report.storeOrderId ?? orderId;
  for (const [name, text] of Object.entries({
    network,
    eventId,
    orderId,
    storeOrderId,
    category: category ?? 'none',
  })) {
    if (text === '' || text.length > LONGEST) throw invalid(`${name} must have 1 to ${LONGEST} characters.`);
  }
  if (saleAmountPaise < 0n) throw invalid('The amount of a sale must not be negative.');
  if (saleAmountPaise > MOST_PAISE) throw invalid('The amount of a sale is too large.');
  if ((commissionPaise ?? 0n) < 0n) throw invalid('The commission must not be negative.');
  if ((commissionPaise ?? 0n) > MOST_PAISE) throw invalid('The commission is too large.');
  if (!(occurredAt.getUTCFullYear() >= FIRST_YEAR)) throw invalid(`The time of the report is before ${FIRST_YEAR}.`);
  if (!(occurredAt.getTime() <= now.getTime() + MAX_CLOCK_SKEW_MS))
    throw invalid('The time of the report is in the future.');
}
