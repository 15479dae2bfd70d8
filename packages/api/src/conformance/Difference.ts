import * as z from 'zod/mini';
import { expectedWords } from './expectedWords.ts';

/** One place where an answer differs from the contract. */
export interface Difference {
  /** `status`, `header x-total-count`, `body`, or a field of the body: `body[0].id`. */
  at: string;
  /** What should have been there, in words. */
  expected: string;
  got: string;
}

/** Characters of a value that are shown; more hide what is beside it. */
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
  const expected = expectedWords(issue, got === undefined && issue.path.length > 0);
  return { at: `body${issue.path.map(toStep).join('')}`, expected, got: shown(got) };
}

const toStep = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);
