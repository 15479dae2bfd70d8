import type { Client } from '@potli/api/client';
import { expect, it, vi } from 'vitest';
import { fetchRedirectVerdict } from './redirectVerdict.ts';

const away = { call: () => Promise.reject(new Error('away')) } as unknown as Client;

it.each([
  ['https://shop.juttigali.example/in', { verdict: 'ask', host: 'shop.juttigali.example' }],
  ['http://shop.example', { verdict: 'ask', url: 'http://shop.example/' }],
  ['javascript:alert(1)', { verdict: 'refuse', url: '' }],
  ['https://shop.example@evil.example/', { verdict: 'refuse' }],
  ['data:text/html,x', { verdict: 'refuse' }],
  ['not an address', { verdict: 'refuse' }],
])('%s without the catalogue', async (url, verdict) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await expect(fetchRedirectVerdict(away, url)).resolves.toMatchObject(verdict);
});
