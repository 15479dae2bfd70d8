import { type Contract, contract, type EndpointName, type RequestOf, type ResponseOf } from '@potli/api';
import type { GiveOnce } from '../domain/idempotency/createKeyedWrites.ts';
import type { Binding } from './bind.ts';
import { idempotencyKeyOf } from './idempotencyKeyOf.ts';
import { callerOf, type RequestContext } from './RequestContext.ts';

type Answer<Name extends EndpointName> = ResponseOf<Contract[Name]>;
type RequestTo<Name extends EndpointName> = RequestOf<Contract[Name]>;

interface KeyedBinding<Name extends EndpointName> {
  /** Does what is asked for. Its write has to run in what `once` gives for it: the key is committed with the write. */
  act(context: RequestContext, request: RequestTo<Name>, once: GiveOnce): Promise<Answer<Name>>;
  /** Answers a request that was done before. Absent: with the answer of then. */
  repeat?(context: RequestContext, request: RequestTo<Name>): Promise<Answer<Name>>;
}

/** The binding of a call that takes an idempotency key. */
export function keyedBinding<Name extends EndpointName>(
  name: Name,
  { act, repeat }: KeyedBinding<Name>,
): Binding<Contract[Name]> {
  const isPublic = contract[name].auth === 'public';

  return async (context, request) => {
    const key = idempotencyKeyOf(context);
    const memberId = isPublic ? undefined : (await callerOf(context)).id;
    const keyed = key === undefined ? undefined : { memberId, endpoint: name, key, input: request };
    const outcome = await context.services.keyedWrites.run(keyed, (once) => act(context, request, once));
    if (!outcome.repeated) return outcome.answer;
    return repeat ? repeat(context, request) : (outcome.answer as Answer<Name>);
  };
}
