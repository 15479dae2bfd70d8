import * as z from 'zod/mini';

/** One place where an answer differs from the contract. */
export interface Difference {
  /** `status`, `header x-total-count`, `body`, or a field of the body: `body[0].id`. */
  at: string;
  expected: string;
  got: string;
}

const LONGEST = 200;

/** A value as one line that is not too long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Where a body does not match its schema, each field once. */
export function schemaDifferences(schema: z.ZodMiniType, body: unknown): Difference[] {
  const { error } = z.safeParse(schema, body);
  return error ? error.issues.map((issue) => toDifference(issue, body)) : [];
}

function toDifference(issue: z.core.$ZodIssue, body: unknown): Difference {
  const got = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], body);
  return { at: `body${issue.path.map(toStep).join('')}`, expected: expectedBy(issue), got: shown(got) };
}

const toStep = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(shown).join(' or ');
  if (issue.code === 'invalid_format') return `a text of the form ${issue.format}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  // the message may be a text for people who fill in a form
  return issue.message;
}
