import type { Caller } from '../domain/identity/Caller.ts';
import { unauthorized } from '../errors/ProblemError.ts';
import type { Services } from './Services.ts';

/** What a binding knows of a request beside its parsed parts. */
export interface RequestContext {
  /** The caller, when a valid token of a live session was sent. Looked up when asked for, so that lists never wait. */
  caller(): Promise<Caller | undefined>;
  /** The bearer token as it was sent; empty without one. */
  bearer: string;
  /** Address of the caller; empty for calls made inside this process. */
  ip: string;
  method: string;
  services: Services;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** Adds a `Set-Cookie` line to the answer. */
  setCookie(line: string): void;
}

/** The caller of an endpoint that only members may use. */
export async function callerOf(context: RequestContext): Promise<Caller> {
  const caller = await context.caller();
  if (!caller) throw unauthorized();
  return caller;
}
