import { invalid } from '../errors/ProblemError.ts';
import { bareText } from './plainText.ts';
import { quoted } from './quoted.ts';

/** 1249,50 and 1.249,50 */
const COMMA = /\d,\d{1,2}(?![\d.,])/;
/** 1249.50, 1,249.5 and 5.3999999, but not 1.249 */
const POINT = /\.(?:\d{1,2}|\d{4,})(?![\d.,])/;
/** 1.249 is as much as 1249 where a comma stands before decimals. */
const UNCLEAR = /(?<![\d.,])\d{1,3}\.\d{3}(?![\d.,])/;

/** Learns from the amounts of a file what its point means, as `learnDayOrder` does for days. */
export interface DecimalLearner {
  see(text: string): void;
  /** Writes an amount so that its point is clear. @throws ProblemError invalid where the file has points and commas before decimals */
  clear(text: string): string;
}

/** Where no amount of a file shows it, a point stands before decimals. */
export function learnDecimals(texts: Iterable<string> = []): DecimalLearner {
  let [hasComma, hasPoint] = [false, false];
  const see = (text: string) => {
    const bare = bareText(text);
    hasComma ||= COMMA.test(bare);
    hasPoint ||= POINT.test(bare);
  };
  for (const text of texts) see(text);
  return {
    see,
    clear(text) {
      if (!hasComma || !UNCLEAR.test(bareText(text))) return text;
      if (!hasPoint) return bareText(text).replace('.', '');
      throw invalid(
        `The amount is not readable: other lines have a point before decimals and a comma, ${quoted(text)} can be both.`,
      );
    },
  };
}
