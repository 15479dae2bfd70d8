import { createClient } from '@potli/api/client';
import { afterEach, expect, it } from 'vitest';
import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';
import { renewTokens } from './renewTokens.ts';
import { clearTokens, readSession, storageKeys } from './tokenStorage.ts';

afterEach(clearTokens);

/** A token that jwt-decode reads. */
const accessToken = `e30.${btoa(JSON.stringify({ exp: 2_000 }))}.`;
const renewedPair = { accessToken, refreshToken: 'new' };

/** Renews the stored tokens at a host that answers so. */
function renew(answer: () => Response | Promise<Response>) {
  safeLocalStorage.write(storageKeys.access, 'old');
  safeLocalStorage.write(storageKeys.refresh, 'old');
  return renewTokens(createClient({ host: '', fetch: async () => answer() }));
}

const tokens = () => [readSession().accessToken, readSession().refreshToken];

it('stores the new pair with its expiry', async () => {
  await expect(renew(() => Response.json(renewedPair))).resolves.toBe('renewed');
  expect(readSession()).toMatchObject({ ...renewedPair, expiryTime: 2_000_000 });
});

it.each([400, 401, 403])('%i refuses it', async (status) => {
  await expect(renew(() => Response.json({}, { status }))).resolves.toBe('refused');
});

it.each([404, 408, 429, 500, 502, 503, 504])('%i is no refusal: the tokens stay', async (status) => {
  await expect(renew(() => Response.json({}, { status }))).rejects.toMatchObject({ status });
  expect(tokens()).toEqual(['old', 'old']);
});

it('no answer at all is no refusal either', async () => {
  await expect(renew(() => Promise.reject(new TypeError('network')))).rejects.toMatchObject({ status: 0 });
  expect(tokens()).toEqual(['old', 'old']);
});

it('a logout that came first holds', async () => {
  const renewal = renew(() => {
    clearTokens();
    return Response.json(renewedPair);
  });
  await expect(renewal).resolves.toBe('refused');
  expect(tokens()).toEqual([undefined, undefined]);
});

it('another login that came first holds', async () => {
  const renewal = renew(() => {
    safeLocalStorage.write(storageKeys.refresh, 'of another login');
    return Response.json(renewedPair);
  });
  await expect(renewal).resolves.toBe('renewed');
  expect(tokens()).toEqual(['old', 'of another login']);
});
