import {
  contract,
  type Endpoint,
  type EndpointAuth,
  type EndpointName,
  type FileCall,
  type FileCallName,
  fileCalls,
  type NetworkCallName,
} from '@potli/api';
import { forbidden } from '../errors/ProblemError.ts';
import type { RateLimiter } from '../limits/createRateLimiter.ts';
import type { RateLimitName } from '../limits/rateLimits.ts';
import { addressLimitOf } from './addressLimit.ts';
import { CachedResponse } from './cachedResponses.ts';
import { createRequestParser, type ParsedRequest } from './createRequestParser.ts';
import type { FileHandlers, Handlers, NetworkHandlers } from './Handler.ts';
import { callerOf, type RequestContext } from './RequestContext.ts';
import { respond, respondCached, respondRedirect } from './respond.ts';

/** A handler whose endpoint is known by name only: its input was parsed by the schemas of that endpoint. */
type AnyHandler = (context: RequestContext, request: ParsedRequest) => Promise<unknown>;

/** The steps of one call: rate limit, session, role, input, handler, response. Failures are thrown. */
export function createEndpointHandler(
  name: EndpointName,
  { handlers, limits }: { handlers: Handlers; limits: RateLimiter },
) {
  const endpoint: Endpoint = contract[name];
  const handler = handlers[name] as unknown as AnyHandler;
  const parse = createRequestParser(endpoint);
  const rule = addressLimitOf(endpoint);

  return async (context: RequestContext): Promise<Response> => {
    if (rule) await limits.consume(rule, context.ip);
    await authorize(endpoint.auth, context);
    const value = await handler(context, await parse(context));
    if (value instanceof CachedResponse) return respondCached(value, context);
    if (endpoint.redirects) return respondRedirect(String(value), context.id);
    const response = respond(value, endpoint.paged === true, context.id, endpoint.accepted ? 202 : 200);
    for (const line of context.setCookies) response.headers.append('set-cookie', line);
    return response;
  };
}

/** The steps of a call that carries a file: rate limit, then its handler, which checks the caller itself. */
export function createFileHandler(
  name: FileCallName,
  { fileHandlers, limits }: { fileHandlers: FileHandlers; limits: RateLimiter },
) {
  const { method }: FileCall = fileCalls[name];

  return async (context: RequestContext): Promise<Response> => {
    await limits.consume(method === 'POST' ? 'uploadByIp' : 'callsByIp', context.ip);
    return fileHandlers[name](context);
  };
}

/** Limits by address of calls of networks and banks. */
const NETWORK_RULES: Record<NetworkCallName, RateLimitName> = {
  receivePostback: 'postbackByIp',
  receiveUnsignedPostback: 'postbackByIp',
  receivePostbackInAddress: 'postbackByIp',
  receiveBankWebhook: 'bankWebhookByIp',
};

/**
 * The steps of a call of a network or bank: rate limit, then its handler, which checks signature or secret before anything
 * else.
 */
export function createNetworkHandler(
  name: NetworkCallName,
  { networkHandlers, limits }: { networkHandlers: NetworkHandlers; limits: RateLimiter },
) {
  return async (context: RequestContext): Promise<Response> => {
    await limits.consume(NETWORK_RULES[name], context.ip);
    return networkHandlers[name](context);
  };
}

/**
 * Runs before any input is read: a caller without permission learns nothing about the input. The role is read from the
 * database each time.
 * @throws ProblemError unauthenticated without a session, forbidden without the role
 */
async function authorize(auth: EndpointAuth, context: RequestContext): Promise<void> {
  if (auth !== 'member' && auth !== 'admin') return;
  const { id } = await callerOf(context);
  if (auth === 'admin' && !(await context.services.profiles.isAdmin(id))) throw forbidden();
}
