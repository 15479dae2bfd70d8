import type { Caller } from '../domain/identity/Caller.ts';
import type { Call } from './Call.ts';
import type { RequestContext } from './RequestContext.ts';
import type { Services } from './Services.ts';

/** What a binding sees of a call, and the cookies that it sets while it works. */
export function toContext(call: Call, services: Services): { context: RequestContext; setCookies: readonly string[] } {
  const setCookies: string[] = [];
  let caller: Promise<Caller | undefined> | undefined;
  const header = (name: string) => call.request.headers.get(name) ?? undefined;
  const context: RequestContext = {
    caller() {
      caller ??= services.identity.authenticate(call.bearer);
      return caller;
    },
    bearer: call.bearer,
    ip: call.ip,
    services,
    header,
    cookie: (name) => cookieIn(header('cookie') ?? '', name),
    setCookie: (line) => setCookies.push(line),
  };
  return { context, setCookies };
}

function cookieIn(header: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header.split(/;\s*/).find((entry) => entry.startsWith(prefix));
  return pair?.slice(prefix.length);
}
