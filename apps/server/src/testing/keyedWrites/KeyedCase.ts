import type { TestMember } from '../joinMember.ts';

export interface Written {
  /** Absent: a visitor. */
  as?: TestMember;
  path: string;
  body?: unknown;
}

/** A request that succeeds once, and another that must be refused under the same key. */
export interface KeyedCase {
  request: Written;
  changed: Written;
}

/** The same call with a body that differs. */
export const withBody = (as: TestMember | undefined, path: string, body: object, change: object): KeyedCase => ({
  request: { as, path, body },
  changed: { as, path, body: { ...body, ...change } },
});
