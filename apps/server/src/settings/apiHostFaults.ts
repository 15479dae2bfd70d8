import type { Environment } from './readSecretFiles.ts';

/** What is wrong with the address from which pages take their data; nothing where it is absent. */
export function apiHostFaults({ API_HOST = '' }: Environment): string[] {
  const apiHost = API_HOST.trim().replace(/\/+$/, '');
  if (apiHost === '' || apiHost.startsWith('/') || /^https?:\/\//.test(apiHost)) return [];
  return [`API_HOST must be a path or an http(s) address, not ${apiHost}.`];
}
