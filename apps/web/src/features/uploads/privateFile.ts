import { parseUrl } from '@potli/api/link';
import type { Session } from '../../app/Session.ts';

/** Fetches a file of the member with the session. Throws where the host refuses it. */
export async function fetchPrivateFile(link: string, session: Pick<Session, 'accessToken' | 'refresh'>): Promise<Blob> {
  let response = await fetchWith(session.accessToken(), link);
  if (response.status === 401) response = await fetchWith(await session.refresh(), link);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response.blob();
}

function fetchWith(token: string | undefined, link: string): Promise<Response> {
  return fetch(link, { headers: { authorization: `Bearer ${token ?? ''}` } });
}

/**
 * Whether an address belongs to the API host, so that the access token may be sent there.
 *
 * @param apiHost base of the API: `/api`, `https://api.example.in`
 * @param page address of the page, to which both may be relative
 */
export function isOwnFile(link: string, apiHost: string, page: string): boolean {
  const base = parseUrl(`${apiHost}/`, page);
  if (!base) return false;
  const file = parseUrl(link, base);
  return file !== null && file.origin === base.origin && file.pathname.startsWith(base.pathname);
}
