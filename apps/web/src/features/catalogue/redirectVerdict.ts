import type { Client } from '@potli/api/client';
import { checkRedirect, type RedirectVerdict } from '@potli/api/contract/redirects';
import { parseUrl } from '@potli/api/link';
import { silently } from './orUndefined.ts';

/** Whether an address is opened at once, after a click, or not at all. Without an answer every web address needs a click. */
export async function fetchRedirectVerdict(api: Client, url: string): Promise<RedirectVerdict> {
  return (await silently(api.call(checkRedirect, { query: { url } }))) ?? withoutCatalogue(url);
}

function withoutCatalogue(text: string): RedirectVerdict {
  const url = parseUrl(text);
  const isWebAddress = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isWebAddress) return { verdict: 'refuse', url: '', host: '' };
  return { verdict: 'ask', url: url.href, host: url.host };
}
