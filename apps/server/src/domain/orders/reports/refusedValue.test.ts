import { expect, it } from 'vitest';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { refusedValue } from './refusedValue.ts';

const failure = (code: string) => new Error('query failed', { cause: Object.assign(new Error('x'), { code }) });

it('a value that the database cannot store is the fault of its report, and nothing else is', () => {
  for (const code of ['22003', '22021', '22P05', '54000'])
    expect(refusedValue(failure(code))).toBeInstanceOf(ProblemError);
  for (const code of ['40001', '57P01', '08006', '53100', '23505', '42P01', 'EPIPE'])
    expect(refusedValue(failure(code))).toBeUndefined();
  expect(refusedValue(new Error('x'))).toBeUndefined();
});
