/** Signs that nobody sees: joiners, marks of direction, byte order marks, soft hyphens, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
/** ＡＢＣ１２３, as East Asian keyboards write them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_AHEAD = 0xfee0;
/** Editors and spreadsheets turn a hyphen into a longer dash. */
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * What a person sees in an id, an amount or a time, in the signs of a keyboard: without invisible signs, with plain digits,
 * dashes and blanks. Not for names and texts, in some of which joiners matter.
 */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_AHEAD))
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(DASH, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

const IS_DIGIT = /^\p{Nd}$/u;

/** Unicode has decimal digits in runs of ten, from 0 to 9. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

const FORMULA = /^=\s*"(.*)"$/s;
const QUOTED = /^(?:"(.*)"|'(.*)'|`(.*)`|“(.*)”|‘(.*)’|«(.*)»)$/s;
/** By which people tell a spreadsheet that a cell is text. */
const TEXT_MARK = /^['’`](?=.)/s;

/** A value within quotes within a formula within quotes: no tool puts more around it. */
const MOST_WRAPPERS = 4;

/** The same without what spreadsheets and people put around a value: `="X"`, `'X`, `"X"`. */
export function bareText(text: string): string {
  let bare = plainText(text);
  for (let wrapper = 0; wrapper < MOST_WRAPPERS; wrapper += 1) {
    const inner =
      FORMULA.exec(bare)?.[1] ??
      QUOTED.exec(bare)
        ?.slice(1)
        .find((each) => each !== undefined);
    bare = (inner?.replaceAll('""', '"') ?? bare.replace(TEXT_MARK, '')).trim();
  }
  return bare;
}
