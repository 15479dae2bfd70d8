import type { RequestContext } from './RequestContext.ts';

interface SecretAddress {
  secret: string;
  /** All fields of the address, as they came. */
  query: string;
}

/** The signs of a secret (`settings/postbackPaths.ts`). */
const SECRET = /^[\w-]*/;
const IS_SECRET = /^[\w-]*$/;
/** What stands between a secret and the fields behind it. */
const SEPARATORS = /^(?:[&?/]|%26|%3f|%2f)+/i;

/**
 * The secret of an address and its fields. Some networks append their fields to the address that they were given with an
 * ampersand, also where it has no question mark: then they are a part of the path.
 */
export function readSecretAddress({
  request,
  pathParams,
}: Pick<RequestContext, 'request' | 'pathParams'>): SecretAddress {
  const { pathname, search } = new URL(request.url);
  const [, part = '', others = ''] = /\/postbacks\/[^/]*\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const decoded = pathParams.secret ?? '';
  const [found = ''] = SECRET.exec(part) ?? [];
  const [secret, behind] = IS_SECRET.test(decoded) ? [decoded, others] : [found, part.slice(found.length) + others];
  return { secret, query: [fieldsOf(behind), search.slice(1)].filter((part) => part !== '').join('&') };
}

function fieldsOf(behind: string): string {
  const fields = behind.replace(SEPARATORS, '');
  if (fields.includes('=')) return fields;
  try {
    return decodeURIComponent(fields);
  } catch {
    return fields;
  }
}
