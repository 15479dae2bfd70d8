import * as z from 'zod/mini';
import type { RowProblem } from './ImportReport.ts';

const { localeError } = z.locales.en();

const step = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);

/** Turns the issues of a schema into paths in the document and plain reasons. */
export function explain(issues: readonly z.core.$ZodIssue[], at: string): RowProblem[] {
  return issues.map((issue) => {
    return { path: (at + issue.path.map(step).join('')).replace(/^\./, ''), reason: reasonOf(issue) };
  });
}

/** As an editor reads it beside the field: no word of schemas. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const localized = localeError(issue as z.core.$ZodRawIssue);
  const english = (typeof localized === 'string' ? localized : localized?.message) ?? issue.message;
  // without a text of the schema's own, it is the first of these, or the second where something has given Zod a language
  if (issue.message !== 'Invalid input' && issue.message !== english) return issue.message;
  if (issue.code === 'invalid_format' && issue.format === 'datetime') {
    return 'Must be a day with its time: 03-04-2027 18:00 in a form and a table, 2027-04-03T18:00:00+05:30 in a document';
  }
  if ('input' in issue && issue.input === undefined) return 'Is missing';
  return english;
}
