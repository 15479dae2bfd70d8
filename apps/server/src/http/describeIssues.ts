import * as z from 'zod/mini';

const english = z.locales.en().localeError;

/** `mobileNumber` as a member reads it: `Mobile number`. */
function label(path: readonly PropertyKey[]): string {
  const words = path
    .map(String)
    .join(' ')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Texts for inputs whose schema has no words of its own. Handed to the parser, so that it is asked only when needed. */
export const issueText: z.core.$ZodErrorMap = (issue) => {
  const name = label(issue.path ?? []) || 'Input';
  if (issue.input === undefined) return `${name} is required`;
  const told = english(issue);
  return `${name}: ${typeof told === 'string' ? told : (told?.message ?? 'is not valid')}`;
};

/** One text per issue, in the order of the schema; the first is fit to show. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string[] {
  return [...new Set(issues.map((issue) => issue.message))].slice(0, 20);
}
