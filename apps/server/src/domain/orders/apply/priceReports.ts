import type { Queries } from '../../../db/database.ts';
import { invalid, ProblemError } from '../../../errors/ProblemError.ts';
import { findRates, OLDEST_DAYS } from '../../ledger/exchange/findRates.ts';
import { checkReport } from '../reports/checkReport.ts';
import { atRate } from '../reports/foreignAmounts.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { ReadReport } from './ReadReport.ts';

/**
 * Gives reports in other currencies their paise, by the rate of their day in India (docs/decisions/085).
 * @returns each report, or why it has to wait: no rate of its day is imported
 */
export async function priceReports(
  queries: Queries,
  group: readonly ReadReport[],
  now: Date,
): Promise<(ReadReport | ProblemError)[]> {
  const asked = group.flatMap(({ report }) =>
    report.foreign ? [{ report, currency: report.foreign.currency, at: report.occurredAt }] : [],
  );
  const found = await findRates(queries, asked);
  const rates = new Map(asked.map(({ report }, place) => [report, found[place]]));
  return group.map((sent) => {
    const { report } = sent;
    if (!report.foreign) return sent;
    const rate = rates.get(report);
    return rate === undefined ? noRate(report, report.foreign.currency) : tryPrice(sent, rate, now);
  });
}

/** The paise of the rate can be more than any network means. */
function tryPrice(sent: ReadReport, rate: string, now: Date): ReadReport | ProblemError {
  const report = atRate(sent.report, rate);
  try {
    checkReport(report, now);
    return { ...sent, report };
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

const noRate = ({ occurredAt }: OrderReport, currency: string) =>
  invalid(
    `No rate of ${currency} is known for ${DAY.format(occurredAt)} or the ${OLDEST_DAYS} days before: ` +
      'import one with "potli rates import", then replay the report.',
  );
