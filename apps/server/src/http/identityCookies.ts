import type { RequestContext } from './RequestContext.ts';

export type IdentityCookie = 'session_binding' | 'known_device';

/** By https a cookie has the prefix with which browsers take it from this very host only, over https, for all paths. */
const nameOf = (name: IdentityCookie, secure: boolean) => (secure ? `__Host-${name}` : name);

/** Sessions that began before the prefix was there are bound by a cookie without it; they last thirty days. */
export function readCookie(context: RequestContext, name: IdentityCookie): string | undefined {
  return context.cookie(nameOf(name, context.services.secureCookies)) ?? context.cookie(name);
}

/** @param hours how long the browser keeps it; 0: it is gone at once, with one of the name without the prefix */
export function setCookie(context: RequestContext, name: IdentityCookie, value: string, hours: number): void {
  const secure = context.services.secureCookies;
  const line = (cookie: string, text: string, seconds: number) =>
    `${cookie}=${text}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  context.setCookie(line(nameOf(name, secure), value, hours * 3600));
  if (secure && context.cookie(name) !== undefined) context.setCookie(line(name, '', 0));
}
