import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { MockProblem, notFound } from './MockProblem.ts';

/** The parts of a request, parsed by the contract. Throws MockProblem 400, or 404 where nothing has this path. */
export async function readRequest(endpoint: Endpoint, request: Request, pathParams: object) {
  return {
    params: endpoint.params && readParams(endpoint.params, pathParams),
    query: endpoint.query && parse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: endpoint.body && parse(endpoint.body, await readJson(request)),
  };
}

function readParams(schema: z.ZodMiniType, params: object): unknown {
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function parse(schema: z.ZodMiniType, input: unknown): unknown {
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw new MockProblem(400, parsed.error.issues[0]?.message ?? 'Invalid input');
  return parsed.data;
}

async function readJson(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new MockProblem(415, 'Send the body as application/json.');
  }
  try {
    return await request.json();
  } catch {
    throw new MockProblem(400, 'The body is not valid JSON.');
  }
}
