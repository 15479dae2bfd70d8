import { findWord, type Range, wordsOf } from './findWord.ts';

export interface Part {
  text: string;
  marked: boolean;
  /** Where it begins in the whole. */
  start: number;
}

/** Without case and accents, letter by letter, so that places stay the same. */
function fold(text: string): string {
  const letters = text.split('').map((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });
  return letters.join('');
}

/** In order, those that only blanks and signs part as one. */
function joined(text: string, ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last && wordsOf(text.slice(last.end, range.start)).length === 0) last.end = Math.max(last.end, range.end);
    else whole.push({ ...range });
  }
  return whole;
}

/** Parts a text into what the words of a query match and what lies between, whatever their order, case and accents. */
export function markMatch(text: string, query: string): Part[] {
  const folded = fold(text);
  const ranges = wordsOf(fold(query)).flatMap(([word]) => findWord(folded, word));
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end } of joined(text, ranges)) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false, start: at });
    parts.push({ text: text.slice(start, end), marked: true, start });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false, start: at });
  return parts;
}
