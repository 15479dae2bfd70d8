import { createClient } from '@potli/api/client';
import { expect, it, vi } from 'vitest';
import { fetchRedirectVerdict } from './redirectVerdict.ts';

const away = createClient({ host: '', fetch: () => Promise.reject(new Error('away')) });

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
