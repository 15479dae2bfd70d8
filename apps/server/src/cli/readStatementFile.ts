import type { SettlementStatement } from '@potli/api';
import { csvCells } from './csvCells.ts';

interface StatementFile {
  lines: SettlementStatement['lines'];
  /** "line 4: what is wrong" */
  badLines: string[];
}

const AMOUNT = /^(?:₹|Rs\.?|INR)?\s*(-?\d[\d,]*(?:\.\d{1,2})?)$/i;

/** Reads a statement: order number and rupees in the first two columns, with or without a line of headings. */
export function readStatementFile(text: string): StatementFile {
  const file: StatementFile = { lines: [], badLines: [] };
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (row.trim() === '') continue;
    const [orderId = '', amount = ''] = csvCells(row, ',;');
    const [, rupees] = AMOUNT.exec(amount) ?? [];
    if (orderId !== '' && rupees) file.lines.push({ orderId, commission: Number(rupees.replaceAll(',', '')) });
    // headings
    else if (index > 0 || /\d/.test(amount)) file.badLines.push(`line ${index + 1}`);
  }
  return file;
}
