import { unknownWords } from '@potli/api/contract/textWords';
import type { RowProblem } from './ImportReport.ts';

/** Names in braces that stand for nothing. @param more names that the text may have beside the numbers of the rules */
export const unknownWordProblems = (
  text: string,
  { path, more }: { path: string; more?: readonly string[] },
): RowProblem[] => unknownWords(text, more).map((name) => ({ path, reason: `{${name}} stands for nothing` }));
