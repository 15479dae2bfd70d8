import { UUID_WITHIN } from '@potli/api/units/uuid';
import { isCleanText } from '../../domain/platform/shared/cleanText.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { headingKey } from '../../incoming/headings.ts';
import { isNoTime, isNothing } from '../../incoming/isNothing.ts';
import { quoted } from '../../incoming/quoted.ts';
import {
  type AffiliateNetwork,
  type PartTexts,
  type ReportField,
  type ReportTexts,
  reportFields,
} from './AffiliateNetwork.ts';

/** Macros that the network did not fill in: `{aff_sub}`, `[[[subid]]]`, `!!!clickRef!!!`, `%SUB%`. */
const MACRO = /^(\{.*\}|\[.*\]|!!!.*!!!|%%?\w+%%?)$/;
/** Cut characters of a file or an address that is not UTF-8. */
const CUT = '\u{fffd}';
/** They say nothing about money by a single letter. */
const DESCRIBING: ReadonlySet<ReportField> = new Set(['category', 'reason']);

/**
 * Finds the fields of a report in a row of a list, a form or a JSON object.
 * @param row values are texts and numbers, or lists of them; others count as not sent
 * @throws ProblemError invalid for broken text, and for a field that says two things
 */
export function pickTexts(
  { fields, parts: form }: Pick<AffiliateNetwork, 'fields' | 'parts'>,
  row: Readonly<Record<string, unknown>>,
): ReportTexts {
  const sent = Map.groupBy(flatten(row), ({ name }) => headingKey(name));
  const texts: ReportTexts = {};
  for (const field of reportFields) {
    const found = (fields[field] ?? []).flatMap((name) => oneOf(sent.get(headingKey(name)) ?? [], field) ?? []);
    const named = found.filter((each) => !isMacro(each));
    const filled = named.filter((each) => each !== '');
    // a number of an order that was not filled in is shown to whoever has to mend it
    const unfilled = field === 'orderId' ? found[0] : undefined;
    // `N/A` under one name does not hide what another one says; of a number it can mean that somebody has to look
    const isEmpty = field === 'occurredAt' ? isNoTime : isNothing;
    const said = field === 'orderId' ? filled : filled.toSorted((one, other) => +isEmpty(one) - +isEmpty(other));
    const text = (field === 'status' ? filled.join('+') : said[0]) || (named[0] ?? unfilled);
    if (text !== undefined) texts[field] = toClean(text, field);
  }
  const parts = form && pickParts(form, row);
  return parts ? { ...texts, parts } : texts;
}

/** Parts that have several categories; parts of one category say no more than the order does. */
function pickParts(
  { list, ...fields }: NonNullable<AffiliateNetwork['parts']>,
  row: Readonly<Record<string, unknown>>,
): PartTexts[] | undefined {
  const items = [row[list]].flat().filter((each) => typeof each === 'object' && each !== null);
  if (items.some(Array.isArray)) throw invalid(`${quoted(list)} is there twice, and says different things.`);
  const parts = items.map((part): PartTexts => {
    const { category = '', saleAmount = '', commission = '' } = pickTexts({ fields }, { ...part });
    return { category, saleAmount, commission };
  });
  return new Set(parts.map(({ category }) => category)).size > 1 ? parts : undefined;
}

const isMacro = (text: string) => MACRO.test(text) && !UUID_WITHIN.test(text);

interface SentField {
  name: string;
  text: string;
  /** Another entry of its list does not say it. */
  isPartial?: boolean;
}

/** What a field says that was sent several times, or whose list has several entries. */
function oneOf(sent: readonly SentField[], field: ReportField): string | undefined {
  const [first, ...others] = new Set(sent.map(({ text }) => text.trim()).filter((text) => text !== ''));
  if (first === undefined) return sent.length === 0 ? undefined : '';
  const [other] = others;
  // goods of several kinds are of none
  if (DESCRIBING.has(field) && (other !== undefined || sent.some(({ isPartial }) => isPartial))) return '';
  if (other === undefined) return first;
  throw invalid(
    `${quoted(sent[0]?.name ?? field)} is there twice: once as ${quoted(first)}, once as ${quoted(other)}.`,
  );
}

function toClean(text: string, field: ReportField): string {
  const clean = DESCRIBING.has(field) ? text.replaceAll(CUT, '') : text;
  if (isCleanText(clean) && !clean.includes(CUT)) return clean;
  throw invalid(`The report contains invalid characters: ${field} is ${quoted(text)}.`);
}

/** `tentativeCommission.amount` is the deepest that any network has. */
const DEEPEST = 2;

function flatten(row: object, depth = 1): SentField[] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    const entries = [value].flat().map((each: unknown): SentField[] => {
      if (typeof each === 'string') return [{ name, text: each }];
      if (typeof each === 'number') return [{ name, text: String(each) }];
      if (typeof each !== 'object' || each === null || depth === DEEPEST) return [];
      return flatten(each, depth + 1).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }));
    });
    const naming = Map.groupBy(
      entries.flatMap((entry) => [...new Set(entry.map((field) => field.name))]),
      (each) => each,
    );
    const isPartial = (field: SentField) => naming.get(field.name)?.length !== entries.length;
    return entries.flat().map((field) => (isPartial(field) ? { ...field, isPartial: true } : field));
  });
}
