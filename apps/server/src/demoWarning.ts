import { isIPv4 } from 'node:net';
import type { Potli } from './createPotli.ts';
import type { Settings } from './settings.ts';

/** What to tell an operator whose demo can be reached from other machines, or nothing. */
export function demoWarning(
  { host }: Pick<Settings, 'host'>,
  { demoMembers }: Pick<Potli, 'demoMembers'>,
): string | undefined {
  if (!demoMembers || isLoopback(host)) return undefined;
  return "Other machines can reach this shop and log in as the demo's operator. Leave HOST out to keep it to this one.";
}

function isLoopback(host = ''): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
