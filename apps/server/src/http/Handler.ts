import type { Contract, EndpointName, FileCallName, NetworkCallName, RequestOf, ResponseOf } from '@potli/api';
import type { Bulkheads } from './bulkheads.ts';
import type { CachedResponse } from './CachedResponse.ts';
import type { RequestContext } from './RequestContext.ts';

/** Handles one endpoint of the contract: from parsed input to a value of the contract, or to a response that is ready. */
export type Handler<E> = (
  context: RequestContext,
  request: RequestOf<E>,
) => Promise<ResponseOf<E> | CachedResponse> | ResponseOf<E> | CachedResponse;

/** A handler for every endpoint: a missing one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Contract[Name]> };

/** Handles a call that sends or returns a file. */
type FileHandler = (context: RequestContext, bulkheads: Bulkheads) => Promise<Response>;

export type FileHandlers = Record<FileCallName, FileHandler>;

/** Handles a call that needs the bytes of its request. It reads them and takes a place itself, after it knows the caller. */
type NetworkHandler = (context: RequestContext, bulkheads: Bulkheads) => Promise<Response>;

export type NetworkHandlers = Record<NetworkCallName, NetworkHandler>;
