import { contract, type EndpointName } from '@potli/api';
import { toOpenApi } from '@potli/api/openapi';
import { Hono } from 'hono';
import { createGate } from '../limits/createGate.ts';
import type { RateLimits } from '../limits/createRateLimits.ts';
import type { Logger } from '../logger.ts';
import { notFound, ProblemError } from '../problem.ts';
import { toProblem } from '../toProblem.ts';
import { answerEndpoint } from './answerEndpoint.ts';
import type { Bindings } from './bind.ts';
import { type Call, toCall } from './Call.ts';
import { encodeAnswer } from './encodeAnswer.ts';
import { respondCached, respondProblem } from './respond.ts';
import type { Services } from './Services.ts';

interface ApiParts {
  bindings: Bindings;
  services: Services;
  limits: RateLimits;
  log: Logger;
  trustProxy: number;
  productName: string;
}

type Answerer = (call: Call) => Promise<Response>;

/**
 * The API as a router whose paths are relative to the host. Every failure leaves it as the envelope, and unknown paths
 * are answered too, so that it can be mounted anywhere.
 */
export function createApi({ bindings, services, limits, log, trustProxy, productName }: ApiParts): Hono {
  const gate = createGate({ atOnce: 256, waiting: 512 });
  const api = new Hono();

  /** Answers, and writes the line of the log. Health has to be told even when the house is full. */
  const serve = (route: string, answer: Answerer, always = false) => {
    return async (context: Parameters<typeof toCall>[0]) => {
      const started = performance.now();
      const call = toCall(context, trustProxy);
      const { method } = call.request;
      const response = await (always ? answer(call) : gate.run(() => answer(call))).catch((error: unknown) => {
        const problem = toProblem(error);
        if (problem.status >= 500) log.error({ id: call.id, route, err: error }, 'request failed');
        return respondProblem(problem, call.headers);
      });
      const ms = Math.round((performance.now() - started) * 10) / 10;
      log.info({ id: call.id, method, route, status: response.status, ms }, 'request');
      return response;
    };
  };

  for (const name of endpointNames()) {
    const { method, path } = contract[name];
    const answer = answerEndpoint(name, { bindings, services, limits });
    api.on(method, toPattern(path), serve(path, answer, path.startsWith('/health/')));
  }

  const openApi = encodeAnswer(toOpenApi({ title: `${productName} API`, version: '1', server: '/api' }));
  api.get(
    '/openapi.json',
    serve('/openapi.json', async (call) => respondCached(await openApi, call.request, call.headers)),
  );

  for (const [path, allow] of allowedMethods()) {
    const refuse = async () => {
      throw new ProblemError(405, `This address answers to ${allow} only.`, { allow });
    };
    api.all(toPattern(path), serve(path, refuse));
  }
  const refuse = async () => {
    throw notFound();
  };
  api.all('*', serve('*', refuse));
  return api;
}

/** Fixed paths before patterns: `/stores/search` must not be taken for an id. */
function endpointNames(): EndpointName[] {
  const names = Object.keys(contract) as EndpointName[];
  return names.toSorted((a, b) => Number(contract[a].path.includes('{')) - Number(contract[b].path.includes('{')));
}

function allowedMethods(): Map<string, string> {
  const methods = new Map([['/openapi.json', 'GET, HEAD']]);
  for (const name of endpointNames()) {
    const { method, path } = contract[name];
    const own = method === 'GET' ? 'GET, HEAD' : method;
    methods.set(path, methods.has(path) ? `${methods.get(path)}, ${own}` : own);
  }
  return methods;
}

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
