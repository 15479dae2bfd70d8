import { GIFT_CARD_MOST_RUPEES } from '@potli/api/contract/policy';
import { toBigPaise } from '@potli/api/units/money';
import { invalid, ProblemError } from '../../../errors/ProblemError.ts';
import { headingKey } from '../../../incoming/headings.ts';
import { isDay } from '../../../incoming/isDay.ts';
import { isNothing } from '../../../incoming/isNothing.ts';
import { bareText } from '../../../incoming/plainText.ts';
import { readTable, type TableRow } from '../../../incoming/readTable.ts';
import { hasLostDigits, isSheetError } from '../../../incoming/sheetDamage.ts';
import type { FileSource } from '../../../incoming/textFile.ts';
import { canonicalNumber } from './voucherNumber.ts';
import type { StockedVoucher } from './voucherStock.ts';

export interface VoucherFile {
  vouchers: Omit<StockedVoucher, 'giftCardSlug'>[];
  /** Lines that are no vouchers, and why. No line is quoted: it would be a secret. */
  badLines: { line: number; problem: string }[];
}

const COLUMNS = {
  number: ['number', 'card number', 'voucher', 'code'],
  pin: ['pin'],
  value: ['value', 'denomination', 'amount'],
  cost: ['cost', 'price'],
  expires: ['expires', 'expiry', 'valid till'],
};
const FORM = { columns: Object.values(COLUMNS).flat(), needed: COLUMNS.number, isSecret: true };

/**
 * Reads vouchers of one card: number, PIN, value and cost in rupees, and the last day on which they can be spent.
 * @param today of India: what ends before it is refused
 * @throws OperatorError for a file that is no list
 */
export async function readVoucherFile(source: FileSource, today: string): Promise<VoucherFile> {
  const file: VoucherFile = { vouchers: [], badLines: [] };
  const lineOf = new Map<string, number>();
  for await (const each of readTable(source, FORM)) {
    const { line } = each;
    if ('note' in each) continue;
    const read = 'problem' in each ? invalid(each.problem) : tryRow(each.row, today);
    if (read instanceof ProblemError) {
      file.badLines.push({ line, problem: read.message });
      continue;
    }
    const number = canonicalNumber(read.cardNumber);
    const before = lineOf.get(number);
    if (before !== undefined) file.badLines.push({ line, problem: `The card number is that of line ${before}.` });
    lineOf.set(number, line);
    file.vouchers.push(read);
  }
  return file;
}

function tryRow(row: TableRow, today: string): VoucherFile['vouchers'][number] | ProblemError {
  const cells = new Map(Object.entries(row).map(([name, text]) => [headingKey(name), bareText(text)]));
  const cell = (names: readonly string[]) => names.map((name) => cells.get(headingKey(name))).find(Boolean) ?? '';
  try {
    const cardNumber = cell(COLUMNS.number);
    const pin = isNothing(cell(COLUMNS.pin)) ? '' : cell(COLUMNS.pin);
    refuseDamaged('card number', cardNumber);
    refuseDamaged('PIN', pin);
    if (isNothing(cardNumber) || cardNumber.length > 100) throw invalid('The card number is missing or too long.');
    if (pin.length > 100) throw invalid('The PIN is too long.');
    const expiresOn = cell(COLUMNS.expires);
    if (!isDay(expiresOn)) throw invalid('The day on which it ends is no day as 2027-11-20.');
    if (expiresOn <= today) throw invalid(`It has ended on ${expiresOn}.`);
    const facePaise = readPaise('value', cell(COLUMNS.value), 1);
    const costPaise = readPaise('cost', cell(COLUMNS.cost), 0);
    return { cardNumber, pin, expiresOn, facePaise, costPaise };
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

/** A buyer would get a number that opens nothing. */
function refuseDamaged(what: string, text: string): void {
  if (isSheetError(text)) throw invalid(`The ${what} is an error of a spreadsheet.`);
  if (hasLostDigits(text))
    throw invalid(`The ${what} was shortened by a spreadsheet, and its digits are lost: export the column as text.`);
}

const RUPEES = /^(?:0|[1-9]\d{0,5})(?:\.\d{1,2})?$/;

function readPaise(name: string, text: string, least: number): bigint {
  const rupees = Number(text.replaceAll(',', ''));
  if (!RUPEES.test(text.replaceAll(',', '')) || rupees < least || rupees > GIFT_CARD_MOST_RUPEES)
    throw invalid(`The ${name} must be rupees from ${least} to ${GIFT_CARD_MOST_RUPEES}.`);
  return toBigPaise(rupees);
}
