import * as z from 'zod/mini';
import { toPath } from '../client/toPath.ts';
import { ErrorEnvelope } from '../contract/common.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ConformanceCase, ConformanceSender } from './ConformanceCase.ts';
import type { ConformanceHost } from './discover.ts';

/** Sends the request of a case. Returns what is wrong with the answer; an empty list where the host conforms. */
export async function conformanceProblems(testCase: ConformanceCase, host: ConformanceHost): Promise<string[]> {
  const first = await sendCase(testCase, host);
  if (!testCase.sentTwice) return first.problems;
  const second = await sendCase(testCase, host);
  const body = JSON.stringify(second.answer);
  const differs = body === JSON.stringify(first.answer) ? [] : [`second answer: ${body}`];
  return [...first.problems, ...second.problems, ...differs];
}

async function sendCase(
  { endpoint: name, as = 'visitor', request, ...wanted }: ConformanceCase,
  host: ConformanceHost,
): Promise<{ answer: unknown; problems: string[] }> {
  const endpoint: Endpoint = contract[name];
  const { params, query, body, key } = request?.(host.known) ?? {};
  const headers = new Headers(bearer(as, host));
  headers.set('user-agent', BROWSER);
  if (key !== undefined) headers.set('idempotency-key', key);
  // a browser that opens a share link accepts a page
  headers.set('accept', 'text/html, */*');
  const init: RequestInit = { method: endpoint.method, headers, redirect: 'manual' };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const response = await host.fetch(host.address + toPath(endpoint.path, params, query), init);
  const answer: unknown = await response.json().catch(() => undefined);
  return { answer, problems: problemsOf({ ...wanted, endpoint, response, answer }, host) };
}

interface Received extends Pick<ConformanceCase, 'status' | 'check'> {
  endpoint: Endpoint;
  response: Response;
  answer: unknown;
}

function problemsOf({ endpoint, response, answer, status, check }: Received, host: ConformanceHost): string[] {
  if (response.status !== status) return [`status ${response.status}: ${JSON.stringify(answer)}`];
  if (status !== (endpoint.redirects ? 302 : 200)) return envelopeProblems(answer, status);
  const result = endpoint.redirects ? response.headers.get('location') : answer;
  const problems = schemaProblems(endpoint.response, result);
  if (endpoint.paged) problems.push(...pagingProblems(response.headers));
  if (problems.length === 0 && check && !check(result, host.known))
    problems.push(`unexpected: ${JSON.stringify(result)}`);
  return problems;
}

/** Clicks of programs on share links are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';

function bearer(
  as: ConformanceSender,
  { accessToken, refreshToken, newMemberToken, adminToken }: ConformanceHost,
): Record<string, string> {
  const headers: Record<ConformanceSender, Record<string, string>> = {
    visitor: {},
    member: { authorization: `Bearer ${accessToken}` },
    newMember: { authorization: `Bearer ${newMemberToken}` },
    admin: { authorization: `Bearer ${adminToken}` },
    refresher: { authorization: `Bearer ${refreshToken}` },
    emptyBearer: { authorization: 'Bearer ' },
    brokenBearer: { authorization: 'Bearer not.a.token' },
  };
  return headers[as];
}

function envelopeProblems(answer: unknown, status: number): string[] {
  const parsed = z.safeParse(ErrorEnvelope, answer);
  if (!parsed.success) return [`no error envelope: ${JSON.stringify(answer)}`];
  const { errors, status: inBody } = parsed.data;
  return [
    ...(inBody === status ? [] : [`the envelope has status ${inBody}`]),
    ...(errors[0] ? [] : ['the envelope has no text to show']),
  ];
}

function schemaProblems(schema: z.ZodMiniType, answer: unknown): string[] {
  const parsed = z.safeParse(schema, answer);
  return parsed.success ? [] : [z.prettifyError(parsed.error)];
}

function pagingProblems(headers: Headers): string[] {
  return ['x-total-pages', 'x-total-count']
    .filter((name) => !/^\d+$/.test(headers.get(name) ?? ''))
    .map((name) => `header ${name} is ${headers.get(name)}`);
}
