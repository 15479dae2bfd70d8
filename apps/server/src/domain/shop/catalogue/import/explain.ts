import * as z from 'zod/mini';
import type { RowProblem } from './ImportReport.ts';

const { localeError } = z.locales.en();

const step = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);

/** Turns the issues of a schema into paths in the document and plain reasons. */
export function explain(issues: readonly z.core.$ZodIssue[], at: string): RowProblem[] {
  return issues.map((issue) => {
    const localized = issue.message === 'Invalid input' ? localeError(issue as z.core.$ZodRawIssue) : undefined;
    const reason = typeof localized === 'string' ? localized : (localized?.message ?? issue.message);
    return { path: (at + issue.path.map(step).join('')).replace(/^\./, ''), reason };
  });
}
