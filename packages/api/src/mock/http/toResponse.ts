import * as z from 'zod/mini';
import { createKey } from '../../client/createKey.ts';
import { type Endpoint, type Page, successOf } from '../../contract/endpoint.ts';
import { MockProblem } from './MockProblem.ts';

/** The HTTP response. Throws where it does not follow the contract, so that the mock cannot differ from it. */
export function toResponse(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.redirects) {
    const location = z.parse(z.string(), inContract(endpoint, answer));
    return new Response(null, { status: 302, headers: { ...headersOfAll(), location } });
  }
  if (!endpoint.paged)
    return Response.json(inContract(endpoint, answer), { status: successOf(endpoint), headers: headersOfAll() });
  const { rows, totalPages, totalCount } = answer as Page<unknown>;
  const headers = { ...headersOfAll(), 'x-total-pages': String(totalPages), 'x-total-count': String(totalCount) };
  return Response.json(inContract(endpoint, rows), { headers });
}

/** The error envelope of a MockProblem; anything else is a mistake in the mock and is thrown again. */
export function toErrorResponse(error: unknown): Response {
  if (!(error instanceof MockProblem)) throw error;
  const { status, message, reason } = error;
  return Response.json(
    { status, message, errors: [message], ...(reason && { reason }) },
    { status, headers: headersOfAll() },
  );
}

/** As the server sends them with every answer. */
function headersOfAll() {
  return { 'cache-control': 'no-store', 'x-request-id': createKey() };
}

function inContract({ method, path, response }: Endpoint, body: unknown): unknown {
  const parsed = z.safeParse(response, body);
  if (!parsed.success)
    throw new Error(`The mock of ${method} ${path} does not follow the contract: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
