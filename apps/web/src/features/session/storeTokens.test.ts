import { sessionStatus } from '@potli/machines/session-status';
import { afterEach, expect, it, vi } from 'vitest';
import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';
import { storeTokens } from './storeTokens.ts';
import { clearTokens, readSession } from './tokenStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearTokens();
});

/** A token that jwt-decode reads, of the year 2100. */
const accessToken = `e30.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.`;

it('is a whole session as soon as another tab sees the access token', () => {
  const seen: string[] = [];
  const { write } = safeLocalStorage;
  vi.spyOn(safeLocalStorage, 'write').mockImplementation((key, value) => {
    write(key, value);
    seen.push(sessionStatus(readSession()));
  });
  storeTokens({ accessToken, refreshToken: 'new' });
  expect(seen).toEqual(['none', 'none', 'fresh']);
});
