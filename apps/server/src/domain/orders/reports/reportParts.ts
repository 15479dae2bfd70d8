import { toPaise } from '../../ledger/exchange/toPaise.ts';
import type { OrderPart } from '../rates/earnedRate.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReportPart } from './ReportPart.ts';

/** As it is stored: JSON has no numbers of this size. */
export interface PartRow {
  category: string | null;
  sale: string;
  commission: string | null;
}

export const toPartRows = (parts: readonly ReportPart[] | null | undefined): PartRow[] | null =>
  parts
    ? parts.map(({ category, sale, commission }) => ({
        category,
        sale: String(sale),
        commission: commission === null ? null : String(commission),
      }))
    : null;

export const fromPartRows = (rows: readonly PartRow[]): ReportPart[] =>
  rows.map(({ category, sale, commission }) => ({
    category,
    sale: BigInt(sale),
    commission: commission === null ? null : BigInt(commission),
  }));

/** The parts of a report in paise, at its rate. */
export function partsInPaise({ parts, foreign }: Pick<OrderReport, 'parts' | 'foreign'>): OrderPart[] | null {
  if (!parts) return null;
  const inPaise = (amount: bigint) =>
    foreign?.rate === undefined ? amount : toPaise(amount, foreign.currency, foreign.rate);
  return parts.map(({ category, sale, commission }) => ({
    category,
    salePaise: inPaise(sale),
    commissionPaise: commission === null ? null : inPaise(commission),
  }));
}
