import { parseUrl } from './parseUrl.ts';

/** Where an address may lead: to a shop, to a picture, or to a page of this shop or another. */
export type AddressKind = 'link' | 'picture' | 'page';

type ReadAddress = { href: string; problem?: undefined } | { href?: undefined; problem: string };

const MAX_LENGTH = 2048;
/** Hosts as URL parsers write them. Parsers also accept braces, which no host name has. */
const HOST = /^[a-z0-9._[\]:-]+$/;
/** An origin that does not exist; paths are resolved against it. */
const HERE = 'https://shop.invalid';

/**
 * Reads an address from outside in the same way as browsers, and writes it so that it can be sent: percent-encoded, its
 * host in ASCII. An address that other programs could read as another one has a problem instead. Placeholders of click
 * ids stay placeholders.
 */
export function readAddress(text: string, kind: AddressKind): ReadAddress {
  // parsers drop some of them, headers take none
  if (/\p{Cc}/u.test(text)) return { problem: 'Must not contain control characters' };
  if (text.includes('\\')) return { problem: 'Must not contain a backslash' };
  const read = text.startsWith('/') && kind !== 'link' ? readPath(text) : readWeb(text, kind);
  return (read.href?.length ?? 0) > MAX_LENGTH ? { problem: 'Is too long' } : read;
}

function readPath(text: string): ReadAddress {
  const url = parseUrl(text, HERE);
  const href = url?.origin === HERE ? url.pathname + url.search + url.hash : '//';
  // a path like `/.//host` begins like this only after it is resolved
  return href.startsWith('//') ? { problem: 'Must begin with a single slash, or with https://' } : { href };
}

function readWeb(text: string, kind: AddressKind): ReadAddress {
  const scheme = kind === 'picture' ? /^https:\/\/[^/]/i : /^https?:\/\/[^/]/i;
  const url = scheme.test(text) ? parseUrl(text) : null;
  if (!url || !HOST.test(url.host)) return { problem: 'Is not a web address' };
  if (url.username !== '' || url.password !== '') return { problem: 'Must not contain a user name or password' };
  return { href: url.href };
}
