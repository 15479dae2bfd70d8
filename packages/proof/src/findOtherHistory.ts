import { moment } from './inWords.ts';
import type { Statement } from './Statement.ts';
import type { Broken } from './Verdict.ts';

/** Clocks of two hosts, and answers that take long, differ by less: within it a longer chain can be signed before a shorter one. */
const CLOCKS_MS = 60_000;

/**
 * Both are sound. Where an earlier one is not the beginning of the later one, the shop told two histories.
 * @param isChecked their signatures, where they have one, are right by the keys of the shop
 */
export function findOtherHistory(statement: Statement, earlier: Statement, isChecked: boolean): Broken | undefined {
  const broken = (fault: string, line: number | null, sentence: string): Broken => ({
    result: 'broken',
    fault,
    line,
    sentence,
  });
  if (earlier.memberId !== statement.memberId)
    return broken('member', null, `The statements are of two members: ${earlier.memberId} and ${statement.memberId}.`);
  const place = earlier.journals.findIndex(({ hash }, n) => statement.journals[n]?.hash !== hash);
  if (place < 0) return undefined;
  const areSigned = isChecked && [statement, earlier].every(({ signature }) => signature !== undefined);
  if (place < statement.journals.length) {
    const sentence = `Line ${place + 1} is another one than in the earlier statement: the shop told two histories`;
    const found = broken('history', place + 1, `${sentence}${areSigned ? shown : ''}.`);
    return areSigned ? { ...found, isProof: true } : found;
  }
  const [all, left] = [earlier.journals.length, statement.journals.length];
  const cut = broken(
    'cut',
    null,
    `The earlier statement has ${all} lines, this one only ${left}: lines at the end are missing.`,
  );
  if (!areSigned) return cut;
  const laterMs = Date.parse(statement.madeAt) - Date.parse(earlier.madeAt);
  // the signatures say which one is the earlier
  if (laterMs <= 0) return undefined;
  if (laterMs <= CLOCKS_MS) return cut;
  const said = `The shop said on ${moment(earlier.madeAt)} that there are ${all} lines, and on ${moment(statement.madeAt)} that there are only ${left}`;
  return { ...cut, sentence: `${said}${shown}.`, isProof: true };
}

const shown = ', and signed both. These two files and its keys show it to anybody';
