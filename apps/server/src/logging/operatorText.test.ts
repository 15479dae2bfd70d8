import { expect, it } from 'vitest';
import { OperatorError } from '../errors/OperatorError.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { toStartFailure } from './operatorText.ts';

const SECRET = 'postgres://potli:secret@db.example/potli';

it('gives the operator the text of an OperatorError', () => {
  expect(toStartFailure(new SettingsError(['PORT: is no number']))).toContain('PORT: is no number');
  const taken = Object.assign(new Error('listen EADDRINUSE: address already in use'), { code: 'EADDRINUSE' });
  expect(toStartFailure(taken, '4000')).toBe('Port 4000 is taken. Set PORT to another one.');
  const cause = Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' });
  const text = toStartFailure(new OperatorError('Migration 0001 failed.', { cause }));
  expect(text).toMatch(/^Migration 0001 failed\. .*"code": "ECONNREFUSED"/s);
  expect(text).not.toContain('secret');
  const away = toStartFailure(cause);
  expect(away).toMatch(/^The database cannot be reached\. .*"code": "ECONNREFUSED"/s);
  expect(away).not.toContain('secret');
});

it('describes any other error', () => {
  const text = toStartFailure(Object.assign(new Error(SECRET), { code: 'ENOENT', syscall: 'open' }));
  expect(text).toMatch(/^Something went wrong.*ENOENT/s);
  expect(text).not.toContain('secret');
});
