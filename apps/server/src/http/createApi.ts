import { randomUUID } from 'node:crypto';
import {
  contract,
  type Endpoint,
  type EndpointName,
  type FileCallName,
  fileCalls,
  type NetworkCallName,
  networkCalls,
} from '@potli/api';
import { toOpenApi } from '@potli/api/openapi';
import { type Context, Hono, type Handler as HonoHandler } from 'hono';
import { notFound } from '../errors/ProblemError.ts';
import type { RateLimiter } from '../limits/createRateLimiter.ts';
import type { Logger } from '../logging/logger.ts';
import type { Services } from '../services/openServices.ts';
import type { Span, Traces } from '../tracing/Span.ts';
import { createBulkheads } from './bulkheads.ts';
import { type CachedResponse, encodeResponse } from './CachedResponse.ts';
import { createEndpointHandler, createFileHandler, createNetworkHandler } from './createEndpointHandler.ts';
import type { FileHandlers, Handlers, NetworkHandlers } from './Handler.ts';
import { HttpError } from './HttpError.ts';
import { type AnswerNotes, noteAnswer } from './noteAnswer.ts';
import { RequestContext } from './RequestContext.ts';
import { respondCached, respondError } from './respond.ts';
import { toHttpError } from './toHttpError.ts';
import { traceRequest } from './traceRequest.ts';

interface ApiParts {
  handlers: Handlers;
  fileHandlers: FileHandlers;
  networkHandlers: NetworkHandlers;
  services: Services;
  limits: RateLimiter;
  log: Logger;
  trustProxy: number;
  productName: string;
  /** Called with every failure of a request. */
  noteFailure(error: unknown): void;
  /** Called with every answer. */
  noteRequest?: AnswerNotes['noteRequest'];
  traces?: Traces | undefined;
  /** Called with every request. */
  noteProxy(context: Context): void;
}

interface Route {
  method: string;
  /** Template of the contract, with `{name}` placeholders. */
  path: string;
  handle(context: RequestContext): Promise<Response>;
}

/**
 * The API as a router whose paths are relative to the host. Every failure leaves it as the error envelope, also for
 * unknown paths, so that it can be mounted anywhere.
 */
export function createApi(parts: ApiParts): Hono {
  const { services, log, trustProxy, noteFailure, noteProxy, noteRequest, traces } = parts;
  async function answer(hono: Context, path: string, handle: Route['handle'], span?: Span): Promise<Response> {
    const startMs = performance.now();
    noteProxy(hono);
    const context = new RequestContext(hono, services, trustProxy);
    const { id, method } = context;
    span?.set({ 'potli.request_id': id });
    let response: Response;
    try {
      response = await handle(context);
    } catch (error) {
      noteFailure(error);
      const httpError = toHttpError(error, keyedRoutes.has(`${method} ${path}`));
      if (httpError.status >= 500) log.error({ id, route: path, err: error }, 'request failed');
      response = respondError(httpError, id);
    }
    const { status } = response;
    noteAnswer({ log, noteRequest }, { kind: 'call', id, method, route: path, status, startMs });
    return response;
  }
  const toHonoHandler =
    (route: string, handle: Route['handle']): HonoHandler =>
    (context) =>
      traceRequest({ traces, context, route, work: (span) => answer(context, route, handle, span) });

  const api = new Hono();
  for (const [path, routes] of byPath(toRoutes(parts))) {
    const refuse = () => {
      throw methodNotAllowed(routes);
    };
    for (const honoPath of honoPathsOf(path)) {
      for (const { method, handle } of routes) api.on(method, honoPath, toHonoHandler(path, handle));
      api.all(honoPath, toHonoHandler(path, refuse));
    }
  }
  const refuse = () => {
    throw notFound();
  };
  api.all('*', toHonoHandler('*', refuse));
  // a failure outside of an endpoint, for example of the log
  api.onError((error) => respondError(toHttpError(error, false), randomUUID()));
  return api;
}

const isOfNetworks = (path: string) => Object.values(networkCalls).some((call) => call.path === path);

/** Some networks add a slash to the address that they were given, or fields with slashes to a secret one. */
function honoPathsOf(path: string): string[] {
  const honoPath = path.replace(/\{(\w+)\}/g, ':$1');
  if (path.endsWith('/{secret}')) return [honoPath, `${honoPath}/*`];
  return isOfNetworks(path) ? [honoPath, `${honoPath}/`] : [honoPath];
}

/** Writes that can be sent again with the same idempotency key. */
const keyedRoutes = new Set(
  Object.values<Endpoint>(contract).flatMap(({ keyed, method, path }) => (keyed ? [`${method} ${path}`] : [])),
);

function toRoutes({ handlers, fileHandlers, networkHandlers, limits, productName }: ApiParts): Route[] {
  let written: CachedResponse | undefined;
  // few ask for it, and every start would wait for it
  const openApi = () => {
    written ??= encodeResponse(toOpenApi({ title: `${productName} API`, version: '1', server: '/api' }));
    return written;
  };
  const bulkheads = createBulkheads();
  return [
    ...(Object.keys(contract) as EndpointName[]).map((name) => {
      const { method, path } = contract[name];
      return { method, path, handle: createEndpointHandler(name, { handlers, limits, bulkheads }) };
    }),
    ...(Object.keys(fileCalls) as FileCallName[]).map((name) => {
      const { method, path } = fileCalls[name];
      return { method, path, handle: createFileHandler(name, { fileHandlers, limits, bulkheads }) };
    }),
    ...(Object.keys(networkCalls) as NetworkCallName[]).map((name) => {
      const { method, path } = networkCalls[name];
      return { method, path, handle: createNetworkHandler(name, { networkHandlers, limits, bulkheads }) };
    }),
    { method: 'GET', path: '/openapi.json', handle: (context) => respondCached(openApi(), context) },
  ];
}

/** Fixed paths first: the router takes the first path that fits, and `/stores/search` also fits `/stores/{id}`. */
function byPath(routes: readonly Route[]): [path: string, routes: Route[]][] {
  const isPattern = (path: string) => Number(path.includes('{'));
  return [...Map.groupBy(routes, ({ path }) => path)].toSorted(([one], [other]) => isPattern(one) - isPattern(other));
}

function methodNotAllowed(routes: readonly Route[]): HttpError {
  const allow = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return new HttpError(405, [`This address takes only ${allow}.`], { allow });
}
