import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../errors/ProblemError.ts';
import { describeError } from './describeError.ts';

const SECRET = 'meera@mail.example';

/** An error as `pg` creates it. */
function databaseError(): pg.DatabaseError {
  const error = new pg.DatabaseError(`duplicate key value: ${SECRET}`, 100, 'error');
  return Object.assign(error, {
    code: '23505',
    severity: 'ERROR',
    detail: `Key (email)=(${SECRET}) already exists.`,
    hint: SECRET,
    where: `SQL statement "insert … ${SECRET}"`,
    internalQuery: SECRET,
    table: 'member',
    constraint: 'member_email_key',
    column: 'email',
    routine: '_bt_check_unique',
  });
}

const text = (error: unknown) => JSON.stringify(describeError(error));

describe('a description of a failure', () => {
  it('of the database: code, constraint, table, routine and the name of the statement', () => {
    const query = 'insert into "member" ("id", "email") values (default, $1) returning "id"';
    const error = new DrizzleQueryError(query, [SECRET], databaseError());
    expect(describeError(error)).toMatchObject({
      type: 'DrizzleQueryError',
      statement: 'insert member',
      cause: {
        type: 'DatabaseError',
        code: '23505',
        table: 'member',
        constraint: 'member_email_key',
        column: 'email',
        routine: '_bt_check_unique',
      },
    });
    expect(text(error)).not.toContain(SECRET);
  });

  it('of the system: code and call, not the path', () => {
    const error = Object.assign(new Error(`ENOENT: no such file, open '/uploads/${SECRET}'`), {
      code: 'ENOENT',
      errno: -2,
      syscall: 'open',
      path: `/uploads/${SECRET}`,
    });
    expect(describeError(error)).toMatchObject({ type: 'Error', code: 'ENOENT', syscall: 'open' });
    expect(text(error)).not.toContain(SECRET);
  });

  it('of any error: its place, relative to the repository', () => {
    const { frames } = describeError(new TypeError(SECRET));
    expect(frames?.[0]).toMatch(/\(apps\/server\/src\/logging\/describeError\.test\.ts:\d+\)$/);
    expect(frames?.every((frame) => !frame.includes(import.meta.dirname))).toBe(true);
  });

  it('of several at once: each', () => {
    const error = new AggregateError([databaseError(), new Error(SECRET)], SECRET);
    expect(describeError(error)).toMatchObject({
      type: 'AggregateError',
      errors: [{ code: '23505' }, { type: 'Error' }],
    });
    expect(text(error)).not.toContain(SECRET);
  });

  it('of an abort: its name', () => {
    expect(describeError(new DOMException(SECRET, 'AbortError'))).toMatchObject({ type: 'AbortError' });
  });
});

class Hostile extends Error {
  constructor() {
    super(SECRET);
    this.name = SECRET;
    Object.assign(this, { code: SECRET, syscall: SECRET, table: SECRET, constraint: 'meera', query: SECRET });
  }
}

function cyclic(): Error {
  const error = new Error(SECRET);
  error.cause = new AggregateError([error], SECRET, { cause: error });
  return error;
}

function deep(): Error {
  let error = new Error(SECRET);
  for (let n = 0; n < 1_000; n += 1) error = new Error(SECRET, { cause: error });
  return error;
}

const withStack = (stack: string) => Object.assign(new Error('changed since'), { stack });

describe('no message of an error is in its description', () => {
  it.each<[string, unknown]>([
    ['a text', SECRET],
    ['an object', { message: SECRET, [SECRET]: SECRET }],
    ['a list', [SECRET]],
    ['a problem', new ProblemError('unavailable', SECRET)],
    ['one whose every field is wrong', new Hostile()],
    ['one that is its own cause', cyclic()],
    ['a long chain', deep()],
    ['a message of many lines', new Error(`x\n    at ${SECRET} (node:fs:1:1)\n    at f (/${SECRET}:1:1)`)],
    ['a stack with another message', withStack(`Error: ${SECRET}\n    at meera (node:fs:1:1)\n    at /${SECRET}:1:1`)],
    ['JSON', new Error('x', { cause: Object.assign(new SyntaxError(SECRET), { input: SECRET }) })],
    ['a query with values in it', new DrizzleQueryError(`select '${SECRET}' from "${SECRET}"`, [], new Error(SECRET))],
    ['a query that is no query', new DrizzleQueryError(SECRET, [], new Error(SECRET))],
  ])('by %s', (_, error) => {
    const description = text(error);
    expect(description).not.toContain('meera');
    expect(description.length).toBeLessThan(10_000);
  });

  it.each([null, undefined, 1n, Symbol('x'), () => {}])('by %s', (error) => {
    expect(describeError(error).type).toMatch(/^\w+$/);
  });

  it('of an object that throws when it is read', () => {
    const trap = new Proxy(new Error(SECRET), {
      get() {
        throw new Error(SECRET);
      },
    });
    expect(describeError(trap)).toEqual({ type: 'unknown' });
  });
});
