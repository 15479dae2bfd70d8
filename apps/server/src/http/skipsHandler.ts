import type { Endpoint } from '@potli/api';
import { forbidden } from '../errors/ProblemError.ts';
import type { RequestContext } from './RequestContext.ts';

type Asked = Pick<RequestContext, 'method' | 'header'>;

/** Headers of a browser that prefetches; the last two are older names of the first. */
const PURPOSE = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a browser prefetches the address, or shows a preview of it: the user has not opened it yet. */
const isPrefetch = (context: Asked): boolean =>
  PURPOSE.some((name) => /prefetch|prerender|preview/i.test(context.header(name) ?? ''));

/**
 * Whether a request is answered without its handler: `HEAD` where the GET may write. Those are the calls that act, and all calls of
 * members, some of which make what they return.
 * @returns a check of a request, which throws ProblemError forbidden for a prefetch of a call that acts: no answer without acting is right
 */
export function skipsHandler({ acts, auth, method }: Endpoint): (context: Asked) => boolean {
  if (method !== 'GET') return () => false;
  const mayWrite = acts === true || (auth !== 'public' && auth !== 'optional');
  return (context) => {
    if (acts === true) refusePrefetch(context);
    return mayWrite && context.method === 'HEAD';
  };
}

/** @throws ProblemError forbidden */
export function refusePrefetch(context: Asked): void {
  if (isPrefetch(context)) throw forbidden('This address acts, so it is not loaded ahead.');
}
