import { MONEY_FILE_LINES } from '@potli/api/contract/adminBooks';
import type { Queries } from '../../../db/database.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { csvCell } from '../../platform/shared/csvCell.ts';
import { readWithheldMonth, type WithheldTax } from './readWithheldMonth.ts';
import { type MemberYear, readYearOfMembers } from './readYearOfMembers.ts';

/** A line for each payout from which tax was withheld, or to which it was given back; in rupees. */
export const withheldCsv = (rows: readonly WithheldTax[]): string =>
  [
    'Date,Payout,Member,Tax withheld,Rate,PAN',
    ...rows.map(({ date, payoutId, memberId, tax, rate, hadPan }) =>
      [date, payoutId, memberId, tax.toFixed(2), rate, hadPan ? 'yes' : 'no'].join(','),
    ),
  ].join('\n');

/** Head of the year of all members. */
export const TAX_YEAR_HEAD = 'Member,E-mail,Own orders,Shared links,Friends,Together,Tax withheld,PAN';

/** A line of it in rupees, with the whole PAN where it was asked for, else with whether there is one. */
export const taxYearLine = ({ memberId, email, hasPan, pan, ...sums }: MemberYear): string =>
  [
    memberId,
    csvCell(email),
    ...[sums.ownOrders, sums.sharedLinks, sums.referrals, sums.total, sums.withheld].map((rupees) => rupees.toFixed(2)),
    pan === undefined ? (hasPan ? 'yes' : 'no') : (pan ?? ''),
  ].join(',');

interface TaxFile {
  fileName: string;
  text: string;
  /** Without the head. */
  lines: number;
}

/** Tax that was withheld in a month of India, `2026-11`. @throws ProblemError invalid for too many lines */
export async function taxMonthFile(queries: Queries, month: string): Promise<TaxFile> {
  const rows = await readWithheldMonth(queries, month, MONEY_FILE_LINES + 1);
  if (rows.length > MONEY_FILE_LINES) throw tooManyLines(month);
  return { fileName: `tax-${month}.csv`, text: `${withheldCsv(rows)}\n`, lines: rows.length };
}

/**
 * What members earned from April of a year to March, and tax withheld.
 * @param sealer opens their PANs; absent: they are not read
 * @throws ProblemError invalid for too many lines
 */
export async function taxYearFile(queries: Queries, year: number, sealer: Sealer | undefined): Promise<TaxFile> {
  const lines = [TAX_YEAR_HEAD];
  for await (const row of readYearOfMembers(queries, year, sealer)) {
    if (lines.length > MONEY_FILE_LINES) throw tooManyLines(String(year));
    lines.push(taxYearLine(row));
  }
  return { fileName: `tax-year-${year}.csv`, text: `${lines.join('\n')}\n`, lines: lines.length - 1 };
}

const tooManyLines = (span: string) =>
  invalid(`The tax of ${span} has more than ${MONEY_FILE_LINES} lines. Print it by command.`);
