import type { Contract, EndpointName, RequestOf, ResponseOf } from '@potli/api';
import type { CachedResponse } from './cachedResponses.ts';
import type { RequestContext } from './RequestContext.ts';

/** Answers one call of the contract, from parsed input, with a value of the contract or a ready answer. */
export type Handler<E> = (
  context: RequestContext,
  request: RequestOf<E>,
) => Promise<ResponseOf<E> | CachedResponse> | ResponseOf<E> | CachedResponse;

/** A binding for every call: one that is missing does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Contract[Name]> };
