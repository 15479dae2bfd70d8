export interface Part {
  text: string;
  marked: boolean;
  /** Start index in the text. */
  start: number;
}

/** Removes case and accents letter by letter, so that positions stay the same. */
function fold(text: string): string {
  const letters = text.split('').map((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });
  return letters.join('');
}

/** Sorts the ranges, and joins those with only spaces and punctuation between them. */
function joined(text: string, ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last && wordsOf(text.slice(last.end, range.start)).length === 0) last.end = Math.max(last.end, range.end);
    else whole.push({ ...range });
  }
  return whole;
}

/** Splits a text into parts that match the words of a query and parts that do not. Ignores order, case and accents. */
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

interface Range {
  start: number;
  end: number;
}

/** At least this many equal letters make a word a probable match. */
const minimumEqualLetters = 3;

/** The words of a text with their positions. */
const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];

const beginsWord = (text: string, at: number) => wordsOf(text.slice(Math.max(0, at - 1), at)).length === 0;

function wordStart(text: string, beginning: string): number {
  let start = text.indexOf(beginning);
  while (start > 0 && !beginsWord(text, start)) start = text.indexOf(beginning, start + 1);
  return start;
}

function commonStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

const reversed = (text: string) => text.split('').reverse().join('');

/**
 * For a mistyped word: the equal letters at both ends of the most similar word of the text; none if too few are equal.
 */
function findMistyped(text: string, word: string): Range[] {
  const meant = wordsOf(text).map(({ 0: whole, index: start }) => {
    const head = commonStart(word, whole);
    const tail = commonStart(reversed(word.slice(head)), reversed(whole.slice(head)));
    const end = start + whole.length;
    return { head: { start, end: start + head }, tail: { start: end - tail, end }, agree: head + tail };
  });
  const best = meant.sort((one, other) => other.agree - one.agree)[0];
  if (!best || best.agree < Math.max(minimumEqualLetters, word.length / 2)) return [];
  return [best.head, best.tail].filter(({ start, end }) => end > start);
}

/** The ranges to mark for a word: the beginning of a word, else any position, else the most similar word. */
function findWord(text: string, word: string): Range[] {
  const start = wordStart(text, word);
  const place = start < 0 ? text.indexOf(word) : start;
  return place < 0 ? findMistyped(text, word) : [{ start: place, end: place + word.length }];
}
