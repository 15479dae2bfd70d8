import { isUuid } from '@potli/api/units/uuid';
import { invalid } from '../errors/ProblemError.ts';
import { isNothing } from './isNothing.ts';
import { bareText } from './plainText.ts';
import { quoted } from './quoted.ts';

const LONGEST = 200;
/** What programs write for a value that is no text, and for one that is not there. */
const NO_NUMBER = /^(?:true|false|unknown|\[object object\]|[+-]?inf(?:inity)?|0+(?:\.0+)?)$/i;
/** A spreadsheet's word for a formula that failed, or for a column that is too narrow. */
const SHEET_ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|NULL!|DIV\/0!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|#+)$/i;
/** `{order_id}`, `%%TXN%%`, `[[order]]`, `!!!id!!!`, `<order>`, `$order$`, `#order#`, `__ORDER__`, also within a text. */
const MACRO =
  /\{\{?[^{}]*\}|\[\[.*\]|^\[[^\]]*\]$|%%?[A-Za-z]\w*%%?|!!!|\$\{|<[^<>]*>|^\$\w+\$?$|^#[A-Za-z_]\w*#$|^@@?\w+@|^__[A-Za-z]\w*__$|^:[A-Za-z_]+$/;
const IN_BRACES = /^\{(.*)\}$/;
/** 4.05E+17 and 4E+17, but not 4E17, which can be a number of letters and digits. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?e[+-]\d+$|^[+-]?\d+[.,]\d+e\d+$/i;
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
/** Programs that take a number for a float write 123.0. */
const FLOAT = /^(\d+)\.0+$/;
/** A spreadsheet keeps 15 digits, a float of 64 bits all numbers of so many. */
const KEPT_DIGITS = 15;
/** By chance, one of ten thousand numbers ends like this. */
const LOST_DIGITS = 4;

/**
 * The number of an order as everybody means it, however a tool disfigured it: one order has one number, or the number is
 * refused (docs/networks.md#order-numbers).
 * @throws ProblemError invalid for what is no number of an order, and where digits were lost
 */
export function readOrderId(text: string): string {
  const id = withoutNumberFormat(
    bareText(text)
      .normalize('NFC')
      .replace(IN_BRACES, (all, id: string) => (isUuid(id.toLowerCase()) ? id : all)),
  );
  const problem = problemOf(id);
  if (problem !== undefined) throw invalid(`The report names no order: ${quoted(text)} ${problem}.`);
  return id;
}

/** For comparing numbers that people typed: the same as a network's, whatever stands around it, in any case. */
export const comparableOrderId = (text: string): string =>
  withoutNumberFormat(bareText(text).normalize('NFC')).toLowerCase();

function withoutNumberFormat(id: string): string {
  const [, digits = ''] = FLOAT.exec(id) ?? [];
  if (digits !== '' && digits.length <= KEPT_DIGITS) return digits;
  return GROUPED.test(id) ? id.replaceAll(',', '') : id;
}

function problemOf(id: string): string | undefined {
  if (id.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (!id.isWellFormed() || /[\p{Cc}\ufffd]/u.test(id)) return 'has invalid characters';
  if (SHEET_ERROR.test(id)) return 'is an error of a spreadsheet';
  if (MACRO.test(id)) return 'is a macro that was not filled in';
  if (isNothing(id) || NO_NUMBER.test(id) || !/[\p{L}\p{N}]/u.test(id)) return 'is no number of an order';
  const lost = 'was shortened by a spreadsheet, and its digits are lost: export the column as text';
  if (SHORTENED.test(id) || FLOAT.test(id)) return lost;
  const zeros = /^\d+?(0*)$/.exec(id)?.[1]?.length ?? 0;
  return zeros >= LOST_DIGITS && id.length - KEPT_DIGITS >= LOST_DIGITS && zeros >= id.length - KEPT_DIGITS
    ? lost
    : undefined;
}
