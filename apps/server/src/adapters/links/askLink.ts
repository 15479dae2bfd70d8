import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** A site that is on no address of the internet: this host must not ask it for others. */
export class NotPublic extends Error {}

export interface Asking {
  /** Whether an IP address may be asked. */
  isAllowed(address: string): boolean;
  signal: AbortSignal;
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Looks a name up for a connection: to the very addresses that were allowed, so that a second answer cannot differ. */
const guardedLookup =
  (isAllowed: Asking['isAllowed']): LookupFunction =>
  (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) done(error, []);
      else if (!first || !addresses.every(({ address }) => isAllowed(address))) done(new NotPublic(name), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

/** Whether the site of an address is there, without asking it. @throws NotPublic, and the error of the name server */
export function findHost(url: URL, { isAllowed }: Asking): Promise<void> {
  const host = bareHost(url);
  if (isIP(host)) return isAllowed(host) ? Promise.resolve() : Promise.reject(new NotPublic(host));
  return new Promise((resolve, reject) => {
    guardedLookup(isAllowed)(host, { all: true }, (error) => (error ? reject(error) : resolve()));
  });
}

/** The status of an answer, and where it leads on. Its body is not read. @throws NotPublic, and the error of the connection */
export async function askLink(
  url: URL,
  method: 'HEAD' | 'GET',
  { isAllowed, signal }: Asking,
): Promise<{ status: number; location: string | undefined }> {
  const host = bareHost(url);
  if (isIP(host) && !isAllowed(host)) throw new NotPublic(host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      signal,
      agent: false,
      lookup: guardedLookup(isAllowed),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    sent.end();
  });
}
