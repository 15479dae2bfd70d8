import { expect, it } from 'vitest';
import { sessionStatus } from './sessionStatus.ts';

const tokens = { accessToken: 'a', refreshToken: 'r' };

it.each([
  ['nothing stored', { nowMs: 0 }, 'none'],
  ['a refresh token alone', { refreshToken: 'r', nowMs: 0 }, 'none'],
  ['an expiry in the future', { ...tokens, expiryTime: 2000, nowMs: 1000 }, 'fresh'],
  ['an expiry later within the same second', { ...tokens, expiryTime: 1999, nowMs: 1000 }, 'expired'],
  ['an expiry in the past', { ...tokens, expiryTime: 1000, nowMs: 5000 }, 'expired'],
  ['no expiry', { ...tokens, nowMs: 1 }, 'expired'],
  ['an unreadable expiry', { ...tokens, expiryTime: Number.NaN, nowMs: 1 }, 'expired'],
  ['an expiry in the past and no refresh token', { accessToken: 'a', expiryTime: 1000, nowMs: 5000 }, 'spent'],
] as const)('%s', (_name, stored, status) => {
  expect(sessionStatus(stored)).toBe(status);
});
