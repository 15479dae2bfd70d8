import type { Random } from './createRandom.ts';

/** The neighbours of each letter on a keyboard. */
const neighbours: Record<string, string> = {
  a: 'qsz',
  b: 'vhn',
  c: 'xdv',
  d: 'sfe',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'kop',
  m: 'njk',
  n: 'bmh',
  o: 'ipl',
  p: 'ol',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  y: 'tuh',
  z: 'xas',
};

/** One typing error at a position of a text. */
type Slip = (text: string, at: number, random: Random) => string;

const replaced = (text: string, at: number, letters: string, count = 1) =>
  text.slice(0, at) + letters + text.slice(at + count);

export const slips = {
  drop: (text, at) => replaced(text, at, ''),
  double: (text, at) => replaced(text, at, text.charAt(at).repeat(2)),
  swap: (text, at) => replaced(text, at, text.charAt(at + 1) + text.charAt(at), 2),
  'wrong key': (text, at, random) => {
    const near = neighbours[text.charAt(at)] ?? '';
    return replaced(text, at, near.charAt(random.below(near.length || 1)));
  },
  'missing blank': (text) => text.replace(' ', ''),
} as const satisfies Record<string, Slip>;

export type SlipName = keyof typeof slips;

/** A name with one typing error, in lower case; undefined where the name has no position for it. */
export function misspell(name: string, slip: SlipName, random: Random): string | undefined {
  const text = name.toLowerCase();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const wrong = slips[slip](text, random.below(text.length), random);
    if (wrong !== text && wrong.trim() === wrong) return wrong;
  }
  return undefined;
}
