import { isUuid } from '@potli/api/units/uuid';
import { invalid } from '../errors/ProblemError.ts';
import { isNothing } from './isNothing.ts';
import { bareText } from './plainText.ts';
import { quoted } from './quoted.ts';
import { FLOAT, hasLostDigits, isSheetError, KEPT_DIGITS } from './sheetDamage.ts';

const LONGEST = 200;
/** What programs write for a value that is no text, and for one that is not there. */
const NO_NUMBER = /^(?:true|false|unknown|\[object object\]|[+-]?inf(?:inity)?|0+(?:\.0+)?)$/i;
/** Several words without a digit, and a percentage: `Net payable`, `GST @18%`. A list has such lines below its orders. */
const WORDS = /^\P{N}+ \P{N}+$|\d ?%$/u;
/** `{order_id}`, `%%TXN%%`, `[[order]]`, `!!!id!!!`, `<order>`, `$order$`, `#order#`, `__ORDER__`, also within a text. */
const MACRO =
  /\{\{?[^{}]*\}|\[\[.*\]|^\[[^\]]*\]$|%%?[A-Za-z]\w*%%?|!!!|\$\{|<[^<>]*>|^\$\w+\$?$|^#[A-Za-z_]\w*#$|^@@?\w+@|^__[A-Za-z]\w*__$|^:[A-Za-z_]+$/;
const IN_BRACES = /^\{(.*)\}$/;
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

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

/**
 * For comparing numbers that people typed: the same as a network's, whatever stands around it, in any case. Only A to Z have small
 * letters, as in PostgreSQL's `lower(… collate "C")`: `lower` alone knows others, by the locale of the database.
 */
export const comparableOrderId = (text: string): string =>
  withoutNumberFormat(bareText(text).normalize('NFC')).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function withoutNumberFormat(id: string): string {
  const [, digits = ''] = FLOAT.exec(id) ?? [];
  if (digits !== '' && digits.length <= KEPT_DIGITS) return digits;
  return GROUPED.test(id) ? id.replaceAll(',', '') : id;
}

function problemOf(id: string): string | undefined {
  if (id.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (!id.isWellFormed() || /[\p{Cc}\ufffd]/u.test(id)) return 'has invalid characters';
  if (isSheetError(id)) return 'is an error of a spreadsheet';
  if (MACRO.test(id)) return 'is a macro that was not filled in';
  if (isNothing(id) || NO_NUMBER.test(id) || WORDS.test(id) || !/[\p{L}\p{N}]/u.test(id))
    return 'is no number of an order';
  return hasLostDigits(id)
    ? 'was shortened by a spreadsheet, and its digits are lost: export the column as text'
    : undefined;
}
