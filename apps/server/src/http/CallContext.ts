import type { Caller } from '../domain/identity/Caller.ts';
import { type Call, headerOf } from './Call.ts';
import type { RequestContext } from './RequestContext.ts';
import type { Services } from './Services.ts';
import { shortHeader } from './shortHeader.ts';

/** What a binding sees of a call, and the cookies that it sets while it works. */
export class CallContext implements RequestContext {
  readonly services: Services;
  readonly setCookies: string[] = [];
  readonly #call: Call;
  #caller: Promise<Caller | undefined> | undefined;

  constructor(call: Call, services: Services) {
    this.#call = call;
    this.services = services;
  }

  get bearer(): string {
    return this.#call.bearer;
  }

  get ip(): string {
    return this.#call.ip;
  }

  get method(): string {
    return this.#call.request.method;
  }

  caller(): Promise<Caller | undefined> {
    this.#caller ??= this.services.identity.authenticate(this.#call.bearer);
    return this.#caller;
  }

  header(name: string): string | undefined {
    return headerOf(this.#call, name);
  }

  cookie(name: string): string | undefined {
    const prefix = `${name}=`;
    // Other cookies of the site may make the whole line long: what counts is the piece.
    const pairs = (this.header('cookie') ?? '').split(';').map((pair) => pair.trim());
    return shortHeader(pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length));
  }

  setCookie(line: string): void {
    this.setCookies.push(line);
  }
}
