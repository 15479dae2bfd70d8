import { type Contract, contract, type EndpointName, type RequestOf, type ResponseOf } from '@potli/api';
import type { OnceFactory } from '../domain/platform/idempotency/createKeyedWrites.ts';
import { invalid } from '../errors/ProblemError.ts';
import type { Handler } from './Handler.ts';
import { callerOf, type RequestContext } from './RequestContext.ts';

type Answer<Name extends EndpointName> = ResponseOf<Contract[Name]>;
type RequestTo<Name extends EndpointName> = RequestOf<Contract[Name]>;

interface KeyedHandler<Name extends EndpointName> {
  /** Handles the request. Its write must run in `once`, so that the key is committed with the write. */
  act(context: RequestContext, request: RequestTo<Name>, once: OnceFactory): Promise<Answer<Name>>;
  /** Handles a request that was done before, with the answer that was stored then. Absent: responds with that. */
  repeat?(context: RequestContext, request: RequestTo<Name>, stored: unknown): Promise<Answer<Name>>;
}

/** The handler of an endpoint that takes an idempotency key. */
export function keyedHandler<Name extends EndpointName>(
  name: Name,
  { act, repeat }: KeyedHandler<Name>,
): Handler<Contract[Name]> {
  const isPublic = contract[name].auth === 'public';

  return async (context, request) => {
    const key = idempotencyKeyOf(context);
    const memberId = isPublic ? undefined : (await callerOf(context)).id;
    const keyed = key === undefined ? undefined : { memberId, endpoint: name, key, input: request };
    const outcome = await context.services.keyedWrites.run(keyed, (once) => act(context, request, once));
    if (!outcome.repeated) return outcome.answer;
    return repeat ? repeat(context, request, outcome.answer) : (outcome.answer as Answer<Name>);
  };
}

/** Long enough to be random, short enough to be stored. The quotes of the IETF draft are optional. */
const KEY = /^(?:"([\w\-.:+/=]{16,128})"|([\w\-.:+/=]{16,128}))$/;

/** The key of the `Idempotency-Key` header; undefined without one. @throws ProblemError invalid for a malformed key */
export function idempotencyKeyOf(context: Pick<RequestContext, 'header'>): string | undefined {
  const header = context.header('idempotency-key');
  if (header === undefined) return undefined;
  const match = KEY.exec(header);
  const key = match?.[1] ?? match?.[2];
  if (key === undefined) {
    throw invalid('The Idempotency-Key must have 16 to 128 letters, digits or any of - _ . : + / =');
  }
  return key;
}
