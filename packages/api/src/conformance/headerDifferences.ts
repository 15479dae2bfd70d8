import type { Endpoint } from '../contract/endpoint.ts';
import type { ConformanceHost } from './ConformanceHost.ts';
import type { Difference } from './Difference.ts';

/**
 * Where the headers of an answer differ. What belongs to one member must not be stored by shared caches. Other hosts may
 * leave out totals and the id of the request (docs/product/api.md#other-hosts).
 */
export function headerDifferences(endpoint: Endpoint, headers: Headers, { demo }: ConformanceHost): Difference[] {
  return [
    ...(endpoint.paged
      ? ['x-total-pages', 'x-total-count'].flatMap((name) => totalDifference(name, headers, demo))
      : []),
    ...cacheDifferences(endpoint, headers, demo),
    ...typeDifferences(endpoint, headers),
    ...(demo && !headers.get('x-request-id') ? [toDifference('x-request-id', 'an id of the request', null)] : []),
  ];
}

function totalDifference(name: string, headers: Headers, demo: boolean): Difference[] {
  const value = headers.get(name);
  if (value === null && !demo) return [];
  return /^\d+$/.test(value ?? '') ? [] : [toDifference(name, 'a whole number', value)];
}

function cacheDifferences({ auth }: Endpoint, headers: Headers, demo: boolean): Difference[] {
  if (auth === 'public' || auth === 'optional') return [];
  const value = headers.get('cache-control');
  const isKept = /\b(?:public|s-maxage)\b/.test(value ?? '') || (demo && !/\bno-store\b/.test(value ?? ''));
  return isKept ? [toDifference('cache-control', "no-store: the answer is one member's alone", value)] : [];
}

/** A browser may guess what an answer of another type is, and some clients refuse to read it. */
function typeDifferences({ redirects = false }: Endpoint, headers: Headers): Difference[] {
  const value = headers.get('content-type');
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/.test(value ?? '');
  return redirects || isJson ? [] : [toDifference('content-type', 'application/json: the body is JSON', value)];
}

function toDifference(name: string, expected: string, value: string | null): Difference {
  return { at: `header ${name}`, expected, got: value ?? 'nothing' };
}
