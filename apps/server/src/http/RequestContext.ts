import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AccountOperator } from '../domain/members/identity/AccountOperator.ts';
import type { Caller } from '../domain/members/identity/Caller.ts';
import { isStaffToken } from '../domain/members/staff/staffTokens.ts';
import { unauthenticated } from '../errors/ProblemError.ts';
import type { Services } from '../services/openServices.ts';
import { incomingOf, toLimitKey, wholeAddress } from './callerAddress.ts';
import { shortHeader } from './shortHeader.ts';

const MAX_TOKEN_CHARACTERS = 4096;

/** One request to the API: what it carries, who calls, and the cookies that its response sets. */
export class RequestContext {
  /** Id in the log and in `x-request-id`. */
  readonly id = randomUUID();
  readonly services: Services;
  /** Address of the caller, for networks; empty for calls made inside this process. */
  readonly address: string;
  /** The same for limits: of IPv6 the household. */
  readonly ip: string;
  readonly setCookies: string[] = [];
  readonly #hono: Context;
  #caller: Promise<Caller | undefined> | undefined;

  constructor(hono: Context, services: Services, trustProxy: number) {
    this.#hono = hono;
    this.services = services;
    this.address = wholeAddress(hono, trustProxy);
    this.ip = toLimitKey(this.address);
  }

  get request(): Request {
    return this.#hono.req.raw;
  }

  /** The request as Node received it; undefined for calls made inside this process, by the page renderer. */
  get incoming(): IncomingMessage | undefined {
    return incomingOf(this.#hono);
  }

  get method(): string {
    return this.#hono.req.method;
  }

  get pathParams(): Record<string, string> {
    return this.#hono.req.param();
  }

  /** The first value of each name. */
  get query(): Record<string, string> {
    return this.#hono.req.query();
  }

  /** The bearer token as it was sent; empty without one. */
  get bearer(): string {
    const authorization = this.header('authorization') ?? '';
    if (authorization.slice(0, 7).toLowerCase() !== 'bearer ') return '';
    const token = authorization.slice(7).trim();
    return token.length > MAX_TOKEN_CHARACTERS ? '' : token;
  }

  /** The caller, when a valid token of a live session was sent. Read only when asked for, so that lists do not wait. */
  caller(): Promise<Caller | undefined> {
    this.#caller ??= this.services.identity.authenticate(this.bearer);
    return this.#caller;
  }

  /** The caller of an endpoint of the admin area, where a token of the staff is as good as a session. */
  staffCaller(): Promise<Caller | undefined> {
    if (isStaffToken(this.bearer)) this.#caller ??= this.services.staff.callerOfToken(this.bearer);
    return this.caller();
  }

  /** @param name in lower case */
  header(name: string): string | undefined {
    return this.#hono.req.header(name);
  }

  cookie(name: string): string | undefined {
    const prefix = `${name}=`;
    // other cookies of the site can make the whole line long: the limit is for this one
    const pairs = (this.header('cookie') ?? '').split(';').map((pair) => pair.trim());
    return shortHeader(pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length));
  }

  /** Adds a `Set-Cookie` line to the response. */
  setCookie(line: string): void {
    this.setCookies.push(line);
  }
}

/** Who calls an endpoint of operators, for the audit log. @throws ProblemError unauthenticated */
export async function adminName(context: RequestContext): Promise<string> {
  const { id, token } = await callerOf(context);
  return token ? `token:${token.name}` : `member:${id}`;
}

/** Who calls, with what they may do, where an account is changed. @throws ProblemError unauthenticated */
export async function accountOperatorOf(context: RequestContext, action: string): Promise<Required<AccountOperator>> {
  const { sessionId: _session, ...caller } = await callerOf(context);
  const rights = await context.services.staff.allowedTo(await callerOf(context));
  return { who: await adminName(context), action, caller: { ...caller, rights } };
}

/** The caller of an endpoint that only members may use. @throws ProblemError unauthenticated */
export async function callerOf(context: RequestContext): Promise<Caller> {
  const caller = await context.caller();
  if (!caller) throw unauthenticated();
  return caller;
}
