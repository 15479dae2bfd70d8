import { randomUUID } from 'node:crypto';
import { contract, type Endpoint, type EndpointName, type FileCallName, fileCalls } from '@potli/api';
import { toOpenApi } from '@potli/api/openapi';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { notFound, ProblemError } from '../errors/ProblemError.ts';
import { createGate } from '../limits/createGate.ts';
import type { RateLimits } from '../limits/createRateLimits.ts';
import type { Logger } from '../logging/logger.ts';
import { answerEndpoint } from './answerEndpoint.ts';
import { answerFileCall } from './answerFileCall.ts';
import type { Bindings } from './bind.ts';
import { encodeAnswer } from './CachedAnswer.ts';
import { type Call, toCall } from './Call.ts';
import { createRoutes, type FoundRoute } from './createRoutes.ts';
import { respondCached, respondProblem } from './respond.ts';
import type { Services } from './Services.ts';
import { toHttpError } from './toHttpError.ts';

interface ApiParts {
  bindings: Bindings;
  services: Services;
  limits: RateLimits;
  log: Logger;
  trustProxy: number;
  productName: string;
  /** Hears of every failure of a call. */
  noteFailure(error: unknown): void;
}

type Answerer = (call: Call) => Promise<Response>;

/**
 * The API as a router whose paths are relative to the host. Every failure leaves it as the envelope, and unknown paths
 * are answered too, so that it can be mounted anywhere.
 */
export function createApi(parts: ApiParts): Hono {
  const { log, trustProxy, noteFailure } = parts;
  const gate = createGate({ atOnce: 256, waiting: 512 });
  const routes = createApiRoutes(parts);

  // health has to be told even when the house is full, and files wait elsewhere, once their ticket was found good
  const isUngated = (route: string) => route.startsWith('/health/') || route === fileCalls.sendFile.path;

  async function handle(context: Context): Promise<Response> {
    const started = performance.now();
    const found = routes.find(pathOf(context));
    const route = found?.route.template ?? '*';
    const call = toCall(context, found?.params ?? {}, trustProxy);
    const answerCall = () => answererOf(found, call.request.method)(call);
    let response: Response;
    try {
      response = await (isUngated(route) ? answerCall() : gate.run(answerCall));
    } catch (error) {
      noteFailure(error);
      const problem = toHttpError(error, isKeyed(call.request.method, route));
      if (problem.status >= 500) log.error({ id: call.id, route, err: error }, 'request failed');
      response = respondProblem(problem, call.id);
    }
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ id: call.id, method: call.request.method, route, status: response.status, ms }, 'request');
    return response;
  }

  /** Also where a call fails before it is known what it is: nothing but the envelope leaves. */
  async function answer(context: Context): Promise<Response> {
    try {
      return await handle(context);
    } catch (error) {
      return respondProblem(toHttpError(error, false), randomUUID());
    }
  }

  // one route of the outer router: several that match would each cost a step of its middleware chain
  return new Hono().all('*', answer);
}

const keyedCalls = new Set(
  Object.values<Endpoint>(contract).flatMap(({ keyed, method, path }) => (keyed ? [`${method} ${path}`] : [])),
);

/** Whether it is a write that somebody would want to send again. */
const isKeyed = (method: string, route: string) => keyedCalls.has(`${method} ${route}`);

function createApiRoutes({ bindings, services, limits, productName }: ApiParts) {
  const routes = createRoutes<Answerer>();
  for (const name of Object.keys(contract) as EndpointName[]) {
    const { method, path } = contract[name];
    routes.add(method, path, answerEndpoint(name, { bindings, services, limits }));
  }
  for (const name of Object.keys(fileCalls) as FileCallName[]) {
    const { method, path } = fileCalls[name];
    routes.add(method, path, answerFileCall(name, { services, limits }));
  }
  const openApi = encodeAnswer(toOpenApi({ title: `${productName} API`, version: '1', server: '/api' }));
  routes.add('GET', '/openapi.json', async (call) => respondCached(await openApi, call));
  return routes;
}

/** The path below the place where the API is mounted, which is what stands before the star of its route. */
function pathOf(context: Context): string {
  return context.req.path.slice(routePath(context).length - '/*'.length);
}

/** @throws ProblemError 404, 405 */
function answererOf(found: FoundRoute<Answerer> | undefined, method: string): Answerer {
  if (!found) throw notFound();
  const { targets } = found.route;
  const target = targets.get(method === 'HEAD' ? 'GET' : method);
  if (target) return target;
  const allow = [...targets.keys()].flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])).join(', ');
  throw new ProblemError(405, `This address answers to ${allow} only.`, { allow });
}
