import { isCleanText } from '../../domain/shared/cleanText.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { type AffiliateNetwork, type ReportTexts, reportFields } from './AffiliateNetwork.ts';

/** Macros that the network did not fill in: `{aff_sub}`, `[[[subid]]]`, `!!!clickRef!!!`, `%SUB%`. */
const MACRO = /^(\{.*\}|\[.*\]|!!!.*!!!|%\w+%)$/;
/** Cut characters of a file or an address that is not UTF-8. */
const CUT = '\u{fffd}';

/**
 * Finds the fields of a report in a row of a list, a form or a JSON object.
 * @param row values are texts and numbers; others count as not sent
 * @throws ProblemError invalid for broken text
 */
export function pickTexts(
  { fields }: Pick<AffiliateNetwork, 'fields'>,
  row: Readonly<Record<string, unknown>>,
): ReportTexts {
  const sent = new Map(flatten(row).map(([name, value]) => [toKey(name), value] as const));
  const texts: ReportTexts = {};
  for (const field of reportFields) {
    const found = (fields[field] ?? []).flatMap((name) => filledIn(sent.get(toKey(name))) ?? []);
    const filled = found.filter((each) => each !== '');
    const text = (field === 'status' ? filled.join('+') : filled[0]) || found[0];
    if (text === undefined) continue;
    if (!isCleanText(text) || text.includes(CUT)) throw invalid(`The report contains invalid characters: ${field}.`);
    texts[field] = text;
  }
  return texts;
}

/** Names without case, blanks and signs. */
export const toKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** `tentativeCommission.amount` is the deepest that any network has. */
const DEEPEST = 2;

function flatten(row: object, depth = 1): [name: string, text: string][] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'number') return [[name, String(value)]];
    if (typeof value !== 'object' || value === null || depth === DEEPEST) return [];
    if (Array.isArray(value)) return inCommon(value, depth).map(([inner, text]) => [`${name}.${inner}`, text]);
    return flatten(value, depth + 1).map(([inner, text]) => [`${name}.${inner}`, text]);
  });
}

/** What all parts of an order say alike. Where they differ, the order as a whole says nothing of it. */
function inCommon(parts: readonly unknown[], depth: number): [name: string, text: string][] {
  const said = parts.map((part) => (typeof part === 'object' && part !== null ? flatten(part, depth + 1) : []));
  const [first = [], ...others] = said;
  const isSaidBy = ([name, text]: [string, string]) =>
    others.every((other) => other.some(([otherName, otherText]) => otherName === name && otherText === text));
  return first.filter(isSaidBy);
}

function filledIn(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text !== undefined && MACRO.test(text) ? undefined : text;
}
