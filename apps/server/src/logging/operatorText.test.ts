import pg from 'pg';
import { expect, it } from 'vitest';
import { OperatorError } from '../errors/OperatorError.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { toStartFailure } from './operatorText.ts';

const SECRET = 'postgres://potli:secret@db.example/potli';

it('gives the operator the text of an OperatorError', () => {
  expect(toStartFailure(new SettingsError(['PORT: is no number']))).toContain('PORT: is no number');
  const taken = Object.assign(new Error('listen EADDRINUSE: address already in use'), { code: 'EADDRINUSE' });
  expect(toStartFailure(taken, '4000')).toBe('Port 4000 is taken. Set PORT to another one.');
  const cause = Object.assign(new Error(`connect to ${SECRET}`), { code: 'ECONNREFUSED' });
  const text = toStartFailure(new OperatorError('Migration 0001 failed.', { cause }));
  expect(text).toBe('Migration 0001 failed. connect to postgres://…@db.example/potli (ECONNREFUSED)');
  expect(toStartFailure(cause)).toBe(
    'The database cannot be reached. connect to postgres://…@db.example/potli (ECONNREFUSED)',
  );
});

it('gives the words of any other error and of its causes, and never frames alone', () => {
  const missing = Object.assign(new Error("ENOENT: no such file, open '/x'"), { code: 'ENOENT', syscall: 'open' });
  expect(toStartFailure(missing)).toBe("Potli cannot start: ENOENT: no such file, open '/x'");
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const wrapped = new Error('The bank is not ready.', { cause: new AggregateError([full, full], '') });
  expect(toStartFailure(wrapped)).toBe(
    'Potli cannot start: The bank is not ready. ENOSPC: no space left on device, write',
  );
  expect(toStartFailure('a text')).toBe('Potli cannot start: a text');
  expect(toStartFailure(new TypeError('x is not a function'))).toMatch(/^Potli cannot start: x is not a function\n\{/);
});

it('leaves out what PostgreSQL quotes of rows', () => {
  const error = Object.assign(new pg.DatabaseError('invalid input syntax: "asha"', 1, 'error'), { code: '22P02' });
  expect(toStartFailure(error)).toBe('Potli cannot start: PostgreSQL refuses data that is there (22P02).');
});
