import type { Endpoint } from '@potli/api';
import { forbidden } from '../errors/ProblemError.ts';
import type { RequestContext } from './RequestContext.ts';

type Asked = Pick<RequestContext, 'method' | 'header'>;

/** Headers of a browser that loads an address ahead; the last two are older names of the first. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a browser loads the address ahead, or shows a preview of it: nobody has asked for it yet. */
const isLoadedAhead = (context: Asked): boolean =>
  AHEAD.some((name) => /prefetch|prerender|preview/i.test(context.header(name) ?? ''));

/**
 * Whether a request for a GET only looks, so that its handler must not run: `HEAD` where the GET may write. Those are the calls that
 * act, and all calls of members, some of which make what they return.
 * @returns throws ProblemError forbidden where an address that acts is loaded ahead: it could not be answered without acting
 */
export function toSilence({ acts, auth, method }: Endpoint): (context: Asked) => boolean {
  if (method !== 'GET') return () => false;
  const mayWrite = acts === true || (auth !== 'public' && auth !== 'optional');
  return (context) => {
    if (acts === true) refuseLoadingAhead(context);
    return mayWrite && context.method === 'HEAD';
  };
}

/** @throws ProblemError forbidden */
export function refuseLoadingAhead(context: Asked): void {
  if (isLoadedAhead(context)) throw forbidden('This address acts, so it is not loaded ahead.');
}
