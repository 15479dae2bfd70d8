import { expect, it } from 'vitest';
import { toLogger } from './logger.ts';

const SECRET = 'meera@mail.example';

it('logs the description of an error, under any fact name', () => {
  const lines: string[] = [];
  const log = toLogger('debug', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error(SECRET, { cause: SECRET }), { code: 'ECONNRESET', params: [SECRET] });
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    log[level]({ err: error, id: 'a' }, 'failed');
    log[level]({ error, input: { email: SECRET }, list: [SECRET] }, 'failed');
    log[level]({ failure: error, err: error }, 'failed');
    log[level](error as unknown as Record<string, unknown>, 'failed');
  }
  expect(lines).toHaveLength(16);
  expect(lines.join('')).not.toContain(SECRET);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id: 'a', msg: 'failed', err: { code: 'ECONNRESET' } });
});
