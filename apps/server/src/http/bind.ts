import type { Contract, EndpointName, RequestOf, ResponseOf } from '@potli/api';
import type { CachedAnswer } from './CachedAnswer.ts';
import type { RequestContext } from './RequestContext.ts';

/** Answers one call of the contract, from parsed input, with a value of the contract or a ready answer. */
export type Binding<E> = (
  context: RequestContext,
  request: RequestOf<E>,
) => Promise<ResponseOf<E> | CachedAnswer> | ResponseOf<E> | CachedAnswer;

/** A binding for every call: one that is missing does not compile. */
export type Bindings = { [Name in EndpointName]: Binding<Contract[Name]> };
