import { contract, type Endpoint, type EndpointAuth, type EndpointName } from '@potli/api';
import { forbidden } from '../errors/ProblemError.ts';
import type { RateLimits } from '../limits/createRateLimits.ts';
import type { RateRuleName } from '../limits/rateRules.ts';
import type { Bindings } from './bind.ts';
import { CachedAnswer } from './CachedAnswer.ts';
import type { Call } from './Call.ts';
import { CallContext } from './CallContext.ts';
import { createRequestReader, type ParsedRequest } from './createRequestReader.ts';
import { callerOf, type RequestContext } from './RequestContext.ts';
import { respond, respondCached, respondRedirect } from './respond.ts';
import type { Services } from './Services.ts';

/** A binding once its endpoint is only known by name: what goes in was parsed by the schemas of that endpoint. */
type AnyBinding = (context: RequestContext, request: ParsedRequest) => Promise<unknown>;

interface AnswerParts {
  bindings: Bindings;
  services: Services;
  limits: RateLimits;
}

/** The way of one call: limit, session, role, input, binding, answer. What goes wrong on it is thrown. */
export function answerEndpoint(name: EndpointName, { bindings, services, limits }: AnswerParts) {
  const endpoint: Endpoint = contract[name];
  const binding = bindings[name] as unknown as AnyBinding;
  const read = createRequestReader(endpoint);
  const rule = ruleOf(endpoint);

  return async (call: Call): Promise<Response> => {
    if (rule) await limits.consume(rule, call.ip);
    const context = new CallContext(call, services);
    await admit(endpoint.auth, context);
    const answer = await binding(context, await read(call));
    if (answer instanceof CachedAnswer) return respondCached(answer, call);
    if (endpoint.redirects) return respondRedirect(String(answer), call.id);
    const response = respond(answer, endpoint.paged === true, call.id);
    for (const line of context.setCookies) response.headers.append('set-cookie', line);
    return response;
  };
}

/**
 * Before anything that was sent is read: who may not call learns nothing of what they sent. The role is that of the
 * database at this moment.
 * @throws ProblemError 401 without a session, 403 without the role
 */
async function admit(auth: EndpointAuth, context: RequestContext): Promise<void> {
  if (auth !== 'member' && auth !== 'admin') return;
  const { id } = await callerOf(context);
  if (auth === 'admin' && !(await context.services.profiles.isAdmin(id))) throw forbidden();
}

/** Limits that hold for everyone by address; those of single calls are counted by their bindings. */
function ruleOf({ path, auth, method, redirects }: Endpoint): RateRuleName | undefined {
  if (path.startsWith('/health/')) return undefined;
  if (redirects) return 'followByIp';
  if (path.endsWith('/search')) return 'searchByIp';
  const isKnown = auth === 'member' || auth === 'admin';
  return isKnown && method !== 'GET' ? undefined : 'callsByIp';
}
