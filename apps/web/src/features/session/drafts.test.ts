import { afterEach, expect, it } from 'vitest';
import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';
import { currentMember, dropDraftsExceptOf, putDraft, takeDraft } from './drafts.ts';
import { clearTokens, storageKeys } from './tokenStorage.ts';

afterEach(() => {
  clearTokens();
  dropDraftsExceptOf(undefined);
});

it('gives a draft back once', () => {
  putDraft('7', 'claim', { amount: '1299' });
  expect(takeDraft('profile')).toBeUndefined();
  expect(takeDraft('claim')).toEqual({ amount: '1299' });
  expect(takeDraft('claim')).toBeUndefined();
});

it('holds the drafts of one member only', () => {
  putDraft('7', 'claim', 'of 7');
  putDraft('8', 'profile', 'of 8');
  expect([takeDraft('claim'), takeDraft('profile')]).toEqual([undefined, 'of 8']);
});

it.each([
  ['the same member', '7', 'of 7'],
  ['another member', '8', undefined],
  ['nobody', undefined, undefined],
])('after a login of %s', (_name, member, expected) => {
  putDraft('7', 'claim', 'of 7');
  dropDraftsExceptOf(member);
  expect(takeDraft('claim')).toBe(expected);
});

it.each([
  ['names the member of a token', `e30.${btoa(JSON.stringify({ sub: '7' }))}.`, '7'],
  ['names nobody where a token has no member', `e30.${btoa('{}')}.`, undefined],
  ['names nobody where a token cannot be read', 'opaque', undefined],
])('%s', (_name, token, member) => {
  safeLocalStorage.write(storageKeys.access, token);
  expect(currentMember()).toBe(member);
});
