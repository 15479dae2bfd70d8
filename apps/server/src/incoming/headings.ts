import { RUPEE } from './currencies.ts';
import { withClearDay } from './readTime.ts';

/** A name of a field or column without case, blanks and signs: `Order ID` is `order_id`. A percent is another column than its amount. */
export const headingKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A column of a list. */
export interface Column {
  /** Its heading without a unit. */
  name: string;
  key: string;
  /** Adds to a value what the heading says of all values: their currency, zone, or order of day and month. */
  complete(text: string): string;
}

const UNIT = /^(.*?)\s*(?:[([{]\s*([^()[\]{}]+?)\s*[)\]}]|[-,_:/\s]\s*(?:in\s+)?([a-z]{2,8}|[₹₨$€£]))\.?$/is;
const RUPEES = new RegExp(String.raw`^(?:in\s+)?${RUPEE}$`, 'i');
const ZONE = /^(?:in\s+)?(?:utc|gmt|ist)$/i;
const HAS_ZONE = /(?:z|utc|gmt|ist|[+-]\d\d:?\d\d)$/i;
const DAY_FIRST = /^d{1,2}[-/. ]m{1,3}[-/. ]y{2,4}\b/i;
const MONTH_FIRST = /^m{1,2}[-/. ]d{1,2}[-/. ]y{2,4}\b/i;
const FOREIGN = /^(?:in\s+)?([a-z]{3}|[$€£¥])$/i;

const asItIs = (text: string) => text;

/** @param known keys of headings that count: only their units are looked for */
export function toColumn(heading: string, known: ReadonlySet<string>): Column {
  const [name, key] = [heading.trim(), headingKey(heading)];
  const [, bare = '', inBrackets, behind] = UNIT.exec(name) ?? [];
  const unit = inBrackets ?? behind;
  const complete = unit === undefined || known.has(key) || !known.has(headingKey(bare)) ? undefined : byUnit(unit);
  return complete ? { name: bare, key: headingKey(bare), complete } : { name, key, complete: asItIs };
}

function byUnit(unit: string): Column['complete'] | undefined {
  if (RUPEES.test(unit)) return asItIs;
  if (ZONE.test(unit)) return (text) => (text === '' || HAS_ZONE.test(text) ? text : `${text} ${unit.slice(-3)}`);
  if (DAY_FIRST.test(unit)) return (text) => withClearDay(text, 'day first');
  if (MONTH_FIRST.test(unit)) return (text) => withClearDay(text, 'month first');
  const [, currency] = FOREIGN.exec(unit) ?? [];
  return currency === undefined ? undefined : (text) => (text === '' ? text : `${text} ${currency.toUpperCase()}`);
}
