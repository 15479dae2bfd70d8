import { type ImportAnswer, warningKinds } from '@potli/api/contract/adminImport';
import type { ComparedRow } from './compareDocument.ts';

/** Rows of each kind of warning that are named. */
const FIRST = 5;

/** The warnings of a file by kind, in the order in which they are asked about. @param placeOf as in `ReadFile` */
export function warningCounts(
  compared: readonly ComparedRow[],
  placeOf: (path: string) => string,
): ImportAnswer['warnings'] {
  return warningKinds.flatMap((kind) => {
    const found = compared.flatMap(({ key = null, warnings }) => {
      const warning = warnings.find((each) => each.kind === kind);
      return warning ? [{ key, path: placeOf(warning.path), reason: warning.reason }] : [];
    });
    return found.length === 0 ? [] : [{ kind, rows: found.length, first: found.slice(0, FIRST) }];
  });
}
