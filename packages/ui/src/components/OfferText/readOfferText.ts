import { type ProseElement, type ProseNode, parseProse } from '../Prose/parseProse.ts';

/** The content of an offer's text, by the way it is shown. */
export type OfferContent =
  | { kind: 'rates'; rates: { key: string; value: string }[] }
  | { kind: 'steps'; steps: string[] }
  | { kind: 'prose' };

/**
 * Reads the HTML of an offer. A single table of two columns is rates; a single numbered list is steps. Anything else,
 * also a table or list with more than plain text in its cells, is prose.
 */
export function readOfferText(html: string): OfferContent {
  const nodes = parseProse(html).filter((node) => typeof node !== 'string' || node.trim() !== '');
  const [only] = nodes;
  if (nodes.length !== 1 || only === undefined || typeof only === 'string') return { kind: 'prose' };
  const rates = only.tag === 'table' ? all(rowsOf(only).map(toRate)) : undefined;
  if (rates) return { kind: 'rates', rates };
  const steps = only.tag === 'ol' ? all(elementsOf(only).map(wordsOf)) : undefined;
  return steps ? { kind: 'steps', steps } : { kind: 'prose' };
}

function rowsOf(table: ProseElement): ProseElement[] {
  return elementsOf(table).flatMap((child) => (child.tag === 'tr' ? [child] : elementsOf(child)));
}

function toRate(row: ProseElement): { key: string; value: string } | undefined {
  const [key, value, ...more] = elementsOf(row).map(wordsOf);
  return key !== undefined && value !== undefined && more.length === 0 ? { key, value } : undefined;
}

function elementsOf({ children }: ProseElement): ProseElement[] {
  return children.filter((child: ProseNode) => typeof child !== 'string');
}

/** The text of an element; undefined if it has child elements. */
function wordsOf({ children }: ProseElement): string | undefined {
  return children.every((child) => typeof child === 'string') ? children.join('').trim() : undefined;
}

/** The list; undefined if an item is missing or it is empty. */
function all<Item>(items: readonly (Item | undefined)[]): Item[] | undefined {
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length && known.length > 0 ? known : undefined;
}
