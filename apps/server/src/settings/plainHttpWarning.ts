import { isLoopback } from './isLoopback.ts';
import type { Settings } from './settings.ts';

/** A warning for an operator whose members come over plain http, for which browsers switch much off; else undefined. */
export function plainHttpWarning({ publicUrl }: Pick<Settings, 'publicUrl'>): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'http:' || isLoopback(hostname) || hostname.endsWith('.localhost')) return undefined;
  return (
    'PUBLIC_URL is plain http: whoever is in the network reads passwords, sessions are not bound to their browser, and browsers ' +
    'refuse to check statements and receipts at /verify, to install the shop, to keep pages for when there is no network, and to find the ' +
    'place of a member. Use https.'
  );
}
