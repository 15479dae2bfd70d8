import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint, Page } from '../../contract/endpoint.ts';
import { MockProblem } from './MockProblem.ts';

/** The HTTP response. Throws where it does not follow the contract, so that the mock cannot differ from it. */
export function toResponse(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.redirects) {
    const location = z.parse(z.string(), inContract(endpoint, answer));
    return new HttpResponse(null, { status: 302, headers: { location } });
  }
  if (!endpoint.paged) return HttpResponse.json(inContract(endpoint, answer));
  const { rows, totalPages, totalCount } = answer as Page<unknown>;
  const headers = { 'x-total-pages': String(totalPages), 'x-total-count': String(totalCount) };
  return HttpResponse.json(inContract(endpoint, rows), { headers });
}

/** The error envelope of a MockProblem; anything else is a mistake in the mock and is thrown again. */
export function toErrorResponse(error: unknown): Response {
  if (!(error instanceof MockProblem)) throw error;
  const { status, message } = error;
  return HttpResponse.json({ status, message, errors: [message] }, { status });
}

type Json = Parameters<typeof HttpResponse.json>[0];

function inContract({ method, path, response }: Endpoint, body: unknown): Json {
  const parsed = z.safeParse(response, body);
  if (!parsed.success)
    throw new Error(`The mock of ${method} ${path} does not follow the contract: ${z.prettifyError(parsed.error)}`);
  return parsed.data as Json;
}
