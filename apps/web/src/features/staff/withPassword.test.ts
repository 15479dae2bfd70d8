import type { Client } from '@potli/api/client';
import { getStaff } from '@potli/api/contract/staff';
import { ApiError } from '@potli/api/errors';
import { expect, it, vi } from 'vitest';
import { withPassword } from './withPassword.ts';

const refusal = (reason: string) => new ApiError(403, 'Please enter your password again.', [], { reason });

/** Answers `done` after so many refusals. */
function clientAfter(refusals: number, reason = 'CONFIRMATION_REQUIRED') {
  let left = refusals;
  const call = vi.fn(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(refusal(reason)) : Promise.resolve('done');
  });
  return { client: { call } as unknown as Client, call };
}

it('asks for the password, and sends the call again', async () => {
  const { client, call } = clientAfter(1);
  const ask = vi.fn(() => Promise.resolve());
  await expect(withPassword(client, ask).call(getStaff, {})).resolves.toBe('done');
  expect([ask.mock.calls.length, call.mock.calls.length]).toEqual([1, 2]);
});

it('asks once for calls that wait at the same time, and again for a later one', async () => {
  const { client } = clientAfter(2);
  const ask = vi.fn(() => Promise.resolve());
  const asking = withPassword(client, ask);
  await Promise.all([asking.call(getStaff, {}), asking.call(getStaff, {})]);
  expect(ask).toHaveBeenCalledTimes(1);
  const { client: another } = clientAfter(1);
  await withPassword(another, ask).call(getStaff, {});
  expect(ask).toHaveBeenCalledTimes(2);
});

it('fails with the error of the host when the dialog is closed', async () => {
  const { client, call } = clientAfter(9);
  const asking = withPassword(client, () => Promise.reject(new Error('closed')));
  await expect(asking.call(getStaff, {})).rejects.toThrow('Please enter your password again.');
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks for nothing at another failure', async () => {
  const ask = vi.fn(() => Promise.resolve());
  await expect(withPassword(clientAfter(1, 'CONFIRMATION_WRONG').client, ask).call(getStaff, {})).rejects.toThrow();
  expect(ask).not.toHaveBeenCalled();
});
