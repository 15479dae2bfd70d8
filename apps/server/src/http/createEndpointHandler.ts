import {
  contract,
  type Endpoint,
  type EndpointName,
  type FileCall,
  type FileCallName,
  fileCalls,
  type NetworkCallName,
} from '@potli/api';
import { unauthenticated } from '../errors/ProblemError.ts';
import type { RateLimiter } from '../limits/createRateLimiter.ts';
import type { RateLimitName } from '../limits/rateLimits.ts';
import { addressLimitOf } from './addressLimit.ts';
import type { Bulkheads } from './bulkheads.ts';
import { CachedResponse } from './CachedResponse.ts';
import { createRequestParser, type ParsedRequest } from './createRequestParser.ts';
import type { FileHandlers, Handlers, NetworkHandlers } from './Handler.ts';
import { callerOf, type RequestContext } from './RequestContext.ts';
import { largestBody } from './readBody.ts';
import { type RequestBody, readRequestBody } from './readRequestBody.ts';
import { replicaReads } from './replicaReads.ts';
import { respond, respondCached, respondEmpty, respondRedirect } from './respond.ts';
import { skipsHandler } from './skipsHandler.ts';

/** A handler whose endpoint is known by name only: its input was parsed by the schemas of that endpoint. */
type AnyHandler = (context: RequestContext, request: ParsedRequest) => Promise<unknown>;

/**
 * The steps of one call: rate limit, body, and in its place session, role, input, handler, response. Failures are thrown. A
 * caller without a token is refused before its body is read.
 */
export function createEndpointHandler(
  name: EndpointName,
  { handlers, limits, bulkheads }: { handlers: Handlers; limits: RateLimiter; bulkheads: Bulkheads },
) {
  const endpoint: Endpoint = contract[name];
  const handler = handlers[name] as unknown as AnyHandler;
  const parse = createRequestParser(endpoint);
  const rule = addressLimitOf(endpoint);
  const needsSession = endpoint.auth === 'member' || endpoint.auth === 'admin';
  const mustSkip = skipsHandler(endpoint);
  const mayReadReplica = replicaReads.has(name);

  async function work(context: RequestContext, sent?: RequestBody): Promise<Response> {
    await authorize(endpoint, context);
    const request = parse(context, sent);
    if (mustSkip(context)) return respondEmpty(200, context.id);
    const value = await (mayReadReplica
      ? context.services.readFresh(() => handler(context, request))
      : handler(context, request));
    if (value instanceof CachedResponse) return respondCached(value, context);
    if (endpoint.redirects) return respondRedirect(String(value), context.id);
    const response = await respond(value, endpoint.paged === true, context, endpoint.accepted ? 202 : 200);
    for (const line of context.setCookies) response.headers.append('set-cookie', line);
    return response;
  }

  return async (context: RequestContext): Promise<Response> => {
    if (rule) await limits.consume(rule, context.ip);
    if (needsSession && context.bearer === '') throw unauthenticated();
    // a large file is read from those who may send it only
    if (endpoint.bodyMegabytes !== undefined) await authorize(endpoint, context);
    const sent =
      endpoint.body && (await readRequestBody(context, { maxBytes: largestBody(endpoint), shares: bulkheads.bodies }));
    // health has to answer when the host is busy
    if (endpoint.path.startsWith('/health/')) return work(context, sent);
    return bulkheads.members.run(() => work(context, sent), context.ip);
  };
}

/** The steps of a call that carries a file: rate limit, then its handler, which checks the caller itself. */
export function createFileHandler(
  name: FileCallName,
  { fileHandlers, limits, bulkheads }: { fileHandlers: FileHandlers; limits: RateLimiter; bulkheads: Bulkheads },
) {
  const { method }: FileCall = fileCalls[name];

  return async (context: RequestContext): Promise<Response> => {
    await limits.consume(method === 'POST' ? 'uploadByIp' : 'callsByIp', context.ip);
    // files that are sent wait in a queue of their own, after their ticket was checked
    if (method === 'POST') return fileHandlers[name](context, bulkheads);
    return bulkheads.members.run(() => fileHandlers[name](context, bulkheads), context.ip);
  };
}

/** Limits by address of calls of networks and banks. */
const NETWORK_RULES: Record<NetworkCallName, RateLimitName> = {
  receivePostback: 'postbackByIp',
  receiveUnsignedPostback: 'postbackByIp',
  receivePostbackInAddress: 'postbackByIp',
  receiveBankWebhook: 'bankWebhookByIp',
  receivePaymentWebhook: 'paymentWebhookByIp',
};

/**
 * The steps of a call of a network or bank: rate limit, then its handler, which checks signature or secret before anything
 * else, and takes a place for known senders only.
 */
export function createNetworkHandler(
  name: NetworkCallName,
  {
    networkHandlers,
    limits,
    bulkheads,
  }: { networkHandlers: NetworkHandlers; limits: RateLimiter; bulkheads: Bulkheads },
) {
  return async (context: RequestContext): Promise<Response> => {
    await limits.consume(NETWORK_RULES[name], context.ip);
    return networkHandlers[name](context, bulkheads);
  };
}

/**
 * Runs before any input is read: a caller without permission learns nothing about the input. The role is read from the
 * database each time.
 * @throws ProblemError unauthenticated without a session, forbidden without the right
 */
async function authorize(endpoint: Endpoint, context: RequestContext): Promise<void> {
  const { auth } = endpoint;
  if (auth !== 'member' && auth !== 'admin') return;
  if (auth === 'admin') await context.staffCaller();
  const caller = await callerOf(context);
  if (auth === 'admin') await context.services.staff.demand(caller, endpoint, context.address);
}
