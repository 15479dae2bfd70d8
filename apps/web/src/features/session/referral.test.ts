import { afterEach, expect, it } from 'vitest';
import { invitation, invitePath } from './referral.ts';

afterEach(invitation.forget);

it('stores the code of an invitation until it is used', () => {
  expect(invitation.take(invitePath('ASHA42').slice(1))).toBe(true);
  expect(invitation.take('?page=2')).toBe(false);
  expect(invitation.code()).toBe('ASHA42');
  invitation.forget();
  expect(invitation.code()).toBe('');
});

it('takes the same code once in a visit, and the last of several', () => {
  expect(['?ref=ASHA42', '?ref=ASHA42', '?ref=RAVI42'].map(invitation.take)).toEqual([true, false, true]);
  expect(invitation.code()).toBe('RAVI42');
});

it.each(['', '?ref=', '?ref=%3Cscript%3E', `?ref=${'A'.repeat(33)}`])('takes nothing from %j', (search) => {
  expect(invitation.take(search)).toBe(false);
});
