import type * as z from 'zod/mini';

/** What each status of the contract means, in the words of HTTP. */
const meanings: Record<number, string> = {
  200: 'OK',
  202: 'Accepted, to be done later',
  302: 'Found, a redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
};

/** A status and what it means: `404 Not Found`. */
export const statusWords = (status: number) => [status, meanings[status]].filter(Boolean).join(' ');

/** Types of JSON. `int` and `record` are what the schemas call theirs. */
const types: Record<string, string> = {
  string: 'a text (string)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false (boolean)',
  array: 'a list (array)',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Record<string, string> = {
  datetime: 'an ISO 8601 time with an offset, such as 2026-01-31T09:30:00Z',
  date: 'a day, such as 2026-01-31',
  url: 'a web address',
  email: 'an email address',
};

/** What is counted where a value is too small or too large. */
const units: Record<string, string> = { string: 'character', array: 'row', set: 'value' };

/** What a field should have been, in words. */
export function expectedWords(issue: z.core.$ZodIssue, isMissing: boolean): string {
  const words = wordsOf(issue);
  return isMissing ? `${words}: the field is required` : words;
}

function wordsOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_format':
      return formats[issue.format] ?? `a text of the form ${issue.pattern ?? issue.format}`;
    case 'too_small':
      return `at least ${counted(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `at most ${counted(issue.maximum, issue.origin)}`;
    case 'invalid_union':
      return unionWords(issue);
    default:
      // the message may be a text for people who fill in a form
      return issue.message;
  }
}

function counted(count: number | bigint, origin: string): string {
  const unit = units[origin];
  if (unit === undefined) return `${count}`;
  return Number(count) === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** One of the alternatives, where each is a type or a value of its own. */
function unionWords({ errors, message }: z.core.$ZodIssueInvalidUnion): string {
  const alternatives = errors.flatMap(([first]) => (first && first.path.length === 0 ? [wordsOf(first)] : []));
  return alternatives.length > 0 && alternatives.length === errors.length
    ? [...new Set(alternatives)].join(' or ')
    : message;
}
