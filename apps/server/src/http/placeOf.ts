import type { Place } from '../domain/members/devices/createPlaceTags.ts';
import { readCookie } from './identityCookies.ts';
import type { RequestContext } from './RequestContext.ts';

/** Where a call comes from, for limits and the events of the member. */
export const placeOf = (context: RequestContext): Place => ({
  ip: context.ip,
  device: readCookie(context, 'known_device'),
});
