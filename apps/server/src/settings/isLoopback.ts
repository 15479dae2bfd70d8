import { isIPv4 } from 'node:net';

/** Whether an address or host name is that of this machine. */
export function isLoopback(host = ''): boolean {
  const bare = host.startsWith('::ffff:') ? host.slice(7) : host;
  return /^(localhost|\[?::1\]?)$/.test(bare) || (isIPv4(bare) && bare.startsWith('127.'));
}
