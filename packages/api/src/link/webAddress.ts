/** Where an address may lead: to a shop, to a picture, or to a page of this shop or another. */
export type AddressKind = 'link' | 'picture' | 'page';

type ReadAddress = { href: string; problem?: undefined } | { href?: undefined; problem: string };

const MAX_LENGTH = 2048;
/** Control characters: parsers drop some of them, headers take none. */
const CONTROL = /\p{Cc}/u;
/** As parsers write them. They let braces pass, which no name of a host has. */
const HOST = /^[a-z0-9._[\]:-]+$/;
/** Any origin that is nobody's, for paths to be resolved against. */
const HERE = 'https://shop.invalid';

/**
 * Reads an address that somebody gave us as browsers read it, and writes it as it can be sent: percent-encoded, its host in
 * ASCII. What can be taken for another address by somebody else has a problem instead. Placeholders of click ids stay
 * placeholders.
 */
export function readAddress(text: string, kind: AddressKind): ReadAddress {
  if (CONTROL.test(text)) return { problem: 'Must not hold control characters' };
  if (text.includes('\\')) return { problem: 'Must not hold a backslash' };
  const read = text.startsWith('/') && kind !== 'link' ? readPath(text) : readWeb(text, kind);
  return (read.href?.length ?? 0) > MAX_LENGTH ? { problem: 'Is too long' } : read;
}

function readPath(text: string): ReadAddress {
  const url = URL.parse(text, HERE);
  const href = url?.origin === HERE ? url.pathname + url.search + url.hash : '//';
  // a path like `/.//host` only begins so once it is resolved
  return href.startsWith('//') ? { problem: 'Must begin with a single slash, or with https://' } : { href };
}

function readWeb(text: string, kind: AddressKind): ReadAddress {
  const scheme = kind === 'picture' ? /^https:\/\/[^/]/i : /^https?:\/\/[^/]/i;
  const url = scheme.test(text) ? URL.parse(text) : null;
  if (!url || !HOST.test(url.host)) return { problem: 'Is not a web address' };
  if (url.username !== '' || url.password !== '') return { problem: 'Must not carry a user name or password' };
  return { href: url.href };
}
