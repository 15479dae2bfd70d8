import * as z from 'zod/mini';
import { toPath } from '../client/toPath.ts';
import { ErrorEnvelope } from '../contract/common.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ConformanceCase, ConformanceSender } from './ConformanceCase.ts';
import type { ConformanceHost } from './discover.ts';

/** Sends the request of a case and tells what is wrong with the answer; nothing where the host conforms. */
export async function conformanceProblems(one: ConformanceCase, host: ConformanceHost): Promise<string[]> {
  const first = await sendCase(one, host);
  if (!one.sentTwice) return first.problems;
  const second = await sendCase(one, host);
  const told = JSON.stringify(second.answer);
  const differs = told === JSON.stringify(first.answer) ? [] : [`answered the second time: ${told}`];
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
  // who opens a share link accepts a page
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

interface Answered extends Pick<ConformanceCase, 'status' | 'holds'> {
  endpoint: Endpoint;
  response: Response;
  answer: unknown;
}

function problemsOf({ endpoint, response, answer, status, holds }: Answered, host: ConformanceHost): string[] {
  if (response.status !== status) return [`answered ${response.status}: ${JSON.stringify(answer)}`];
  if (status !== (endpoint.redirects ? 302 : 200)) return envelopeProblems(answer, status);
  const said = endpoint.redirects ? response.headers.get('location') : answer;
  const problems = schemaProblems(endpoint.response, said);
  if (endpoint.paged) problems.push(...pagingProblems(response.headers));
  if (problems.length === 0 && holds && !holds(said, host.known)) problems.push(`unexpected: ${JSON.stringify(said)}`);
  return problems;
}

/** Programs do not count among those who follow share links. */
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
  const { errors, status: told } = parsed.data;
  return [
    ...(told === status ? [] : [`the envelope tells status ${told}`]),
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
