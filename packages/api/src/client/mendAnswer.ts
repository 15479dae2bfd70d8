import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/**
 * The answer of another host in the spelling of this contract (docs/product/api.md#other-hosts): a whole number where a
 * text is expected, such as an id, becomes that text; an instant without an offset is read as UTC; a day may have the
 * time of its midnight. Only what `issues` complain about changes; what cannot be mended stays as it is.
 *
 * @returns a changed copy
 */
export function mendAnswer(answer: unknown, issues: readonly Issue[]): unknown {
  const mended = structuredClone({ answer });
  for (const { issue, path } of issues.flatMap((issue) => leaves(issue, ['answer']))) change(mended, path, issue);
  return mended.answer;
}

interface Leaf {
  issue: Issue;
  path: PropertyKey[];
}

/** An issue, or those of each alternative of a union, with their whole paths. */
function leaves(issue: Issue, within: PropertyKey[]): Leaf[] {
  const path = [...within, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  return issue.errors.flat().flatMap((inner) => leaves(inner, path));
}

/** Mends the value at a path; a path that leads nowhere changes nothing. */
function change(root: object, path: readonly PropertyKey[], issue: Issue): void {
  const [name = '', ...inner] = path;
  const value: unknown = Reflect.get(root, name);
  if (inner.length === 0) Reflect.set(root, name, mend(value, issue));
  else if (typeof value === 'object' && value !== null) change(value, inner, issue);
}

function mend(value: unknown, issue: Issue): unknown {
  // a larger number has lost digits when it was read
  if (Number.isSafeInteger(value) && issue.code === 'invalid_type' && issue.expected === 'string') return String(value);
  if (typeof value !== 'string' || issue.code !== 'invalid_format') return value;
  if (issue.format === 'datetime') return toUtc(value);
  return issue.format === 'date' ? value.replace(/T00:00(:00(\.0+)?)?$/, '') : value;
}

/** A day, or a day and a time, of no named offset as an instant in UTC. */
function toUtc(text: string): string {
  return text.replace(
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/,
    (_, day: string, time = '00:00:00') => `${day}T${time}Z`,
  );
}
