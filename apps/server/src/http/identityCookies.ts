import { HOUR_SECONDS } from '@potli/api/units/time';
import type { RequestContext } from './RequestContext.ts';

export type IdentityCookie = 'session_binding' | 'known_device';

/** Over https a cookie has this prefix: browsers then accept it only from this host, over https, for all paths. */
const nameOf = (name: IdentityCookie, secure: boolean) => (secure ? `__Host-${name}` : name);

/** Sessions from before the prefix have a cookie without it; they last thirty days. */
export function readCookie(context: RequestContext, name: IdentityCookie): string | undefined {
  return context.cookie(nameOf(name, context.services.secureCookies)) ?? context.cookie(name);
}

/** @param hours how long the browser stores it; 0: it is removed at once, also the one without the prefix */
export function setCookie(context: RequestContext, name: IdentityCookie, value: string, hours: number): void {
  const secure = context.services.secureCookies;
  const line = (cookie: string, text: string, seconds: number) =>
    `${cookie}=${text}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  context.setCookie(line(nameOf(name, secure), value, hours * HOUR_SECONDS));
  if (secure && context.cookie(name) !== undefined) context.setCookie(line(name, '', 0));
}
