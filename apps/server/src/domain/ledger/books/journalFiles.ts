import { JOURNAL_MOST_LINES } from '@potli/api/contract/adminBooks';
import { plainRupees } from '@potli/api/units/money';
import type { Database } from '../../../db/database.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import { csvCell } from '../../platform/shared/csvCell.ts';
import { type JournalLine, readMonthJournal } from './readMonthJournal.ts';

const sideOf = (paise: bigint) => (paise > 0n ? [plainRupees(paise), ''] : ['', plainRupees(-paise)]);

/** A line for each entry; amounts in rupees. */
export const journalCsv = (lines: readonly JournalLine[]): string =>
  [
    'Date,Voucher,Kind,Network,Reference,Account,Debit,Credit',
    ...lines.map(({ date, voucher, kind, network, reference, account, paise }) =>
      [date, voucher, kind, csvCell(network), csvCell(reference), csvCell(account), ...sideOf(paise)].join(','),
    ),
    '',
  ].join('\n');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// XML 1.0 knows no control characters
const xml = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/**
 * Vouchers for Tally: one for each day, kind and network, of type Journal. In its files a debit is below zero.
 */
export function tallyXml(lines: readonly JournalLine[]): string {
  const vouchers = [...Map.groupBy(lines, ({ date, kind, network }) => JSON.stringify([date, kind, network])).values()];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...vouchers.flatMap(toVoucher),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n');
}

function toVoucher(lines: readonly JournalLine[]): string[] {
  const [first] = lines;
  if (!first) return [];
  const { date, kind, network } = first;
  const entries = [...Map.groupBy(lines, ({ account }) => account)]
    .map(([account, of]) => ({ account, paise: of.reduce((sum, { paise }) => sum + paise, 0n) }))
    .filter(({ paise }) => paise !== 0n);
  if (entries.length === 0) return [];
  const journals = new Set(lines.map(({ voucher }) => voucher)).size;
  const number = [date, kind, network].filter(Boolean).join(' ');
  return [
    '<TALLYMESSAGE><VOUCHER VCHTYPE="Journal" ACTION="Create">',
    `<DATE>${date.replaceAll('-', '')}</DATE><VOUCHERTYPENAME>Journal</VOUCHERTYPENAME>`,
    `<VOUCHERNUMBER>${xml(number)}</VOUCHERNUMBER><NARRATION>${xml(`${kind} ${network}`.trim())}, ${journals} journals</NARRATION>`,
    ...entries.map(
      ({ account, paise }) =>
        `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xml(account)}</LEDGERNAME><ISDEEMEDPOSITIVE>${paise > 0n ? 'Yes' : 'No'}` +
        `</ISDEEMEDPOSITIVE><AMOUNT>${plainRupees(-paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
    ),
    '</VOUCHER></TALLYMESSAGE>',
  ];
}

/**
 * The journals of a month as a file for the accountant.
 * @throws ProblemError invalid for more lines than a file of the admin area may have
 */
export async function journalFile(
  database: Pick<Database, 'url'>,
  { month, format }: { month: string; format: 'csv' | 'tally' },
): Promise<{ fileName: string; text: string; lines: number }> {
  const lines = await readMonthJournal(database, month, JOURNAL_MOST_LINES + 1);
  if (lines.length > JOURNAL_MOST_LINES)
    throw invalid(`${month} has more than ${JOURNAL_MOST_LINES} lines. Write its journal by command.`);
  return format === 'csv'
    ? { fileName: `journal-${month}.csv`, text: journalCsv(lines), lines: lines.length }
    : { fileName: `journal-${month}.xml`, text: tallyXml(lines), lines: lines.length };
}
