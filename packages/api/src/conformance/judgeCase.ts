import { mendAnswer } from '../client/mendAnswer.ts';
import { toPath } from '../client/toPath.ts';
import { ErrorEnvelope } from '../contract/common.ts';
import { contract } from '../contract/contract.ts';
import { type Endpoint, successOf } from '../contract/endpoint.ts';
import type { ConformanceCase, ConformanceRequest, ConformanceSender } from './ConformanceCase.ts';
import type { ConformanceHost } from './ConformanceHost.ts';
import { type Difference, schemaDifferences, shown } from './Difference.ts';
import { statusWords } from './expectedWords.ts';
import { headerDifferences } from './headerDifferences.ts';
import { secretDifferences } from './secretDifferences.ts';

/**
 * Sends the request of a case. Returns where the answer differs; an empty list where the host conforms.
 * @throws NotKnown where the case needs a row that the host does not have
 */
export async function judgeCase(testCase: ConformanceCase, host: ConformanceHost): Promise<Difference[]> {
  const first = await judgeAnswer(testCase, host);
  if (!testCase.sentTwice) return first.differences;
  const second = await judgeAnswer(testCase, host);
  const isSame = JSON.stringify(second.answer) === JSON.stringify(first.answer);
  const expected = `the same answer as to the first request, ${shown(first.answer)}`;
  const differs = { at: 'body of the second answer', expected, got: shown(second.answer) };
  return [...first.differences, ...second.differences, ...(isSame ? [] : [differs])];
}

/** Sends a request as `as`, as a browser would. */
export function sendAs(
  as: ConformanceSender,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { params, query, body, key }: ConformanceRequest,
  host: ConformanceHost,
): Promise<Response> {
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
  return host.fetch(host.address + toPath(endpoint.path, params, query), init);
}

/** The JSON of a response; its text where it is none, as the client reads it. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Where a refusal differs: its status, and the error envelope.
 * @param why - what is refused, in words
 */
export function refusalDifferences(status: number, why: string, response: Response, answer: unknown): Difference[] {
  if (response.status !== status) return [wrongStatus(`${statusWords(status)}: ${why}`, response, answer)];
  const parsed = ErrorEnvelope.safeParse(answer);
  if (!parsed.success) return schemaDifferences(ErrorEnvelope, answer);
  const { errors, status: inBody } = parsed.data;
  return [
    ...(inBody === status
      ? []
      : [{ at: 'body.status', expected: `${status}, the status of the answer`, got: String(inBody) }]),
    ...(errors[0] ? [] : [{ at: 'body.errors[0]', expected: 'a text to show', got: shown(errors[0]) }]),
  ];
}

async function judgeAnswer(testCase: ConformanceCase, host: ConformanceHost) {
  const endpoint: Endpoint = contract[testCase.endpoint];
  const request = testCase.request?.(host.known) ?? {};
  const response = await sendAs(testCase.as ?? 'visitor', endpoint, request, host);
  const answer = await readJson(response);
  return { answer, differences: differencesIn({ testCase, endpoint, response, answer, host }) };
}

interface Received {
  testCase: ConformanceCase;
  endpoint: Endpoint;
  response: Response;
  answer: unknown;
  host: ConformanceHost;
}

function differencesIn({ testCase, endpoint, response, answer, host }: Received): Difference[] {
  const { name, status, check } = testCase;
  const isSuccess = status === successOf(endpoint);
  if (!isSuccess) return refusalDifferences(status, `the host ${name}`, response, answer);
  if (response.status !== status)
    return [wrongStatus(`${statusWords(status)}: nothing is wrong with the request`, response, answer)];
  const received = endpoint.redirects ? response.headers.get('location') : answer;
  const { result, misread } = readAs(endpoint, received, host);
  const differences = [
    ...misread,
    ...headerDifferences(endpoint, response.headers, host),
    ...secretDifferences(answer, endpoint.response.safeParse(answer).data),
  ];
  if (differences.length > 0 || !check) return differences;
  const found = check(result, host.known);
  if (typeof found === 'object') return [found];
  const at = endpoint.redirects ? 'header location' : 'body';
  return found ? [] : [{ at, expected: `the host ${name}`, got: shown(result) }];
}

/**
 * What the client makes of an answer, and where it cannot. Other hosts may leave fields out that ours adds, and spell ids and
 * times otherwise.
 */
function readAs({ response, alsoAccepts }: Endpoint, answer: unknown, { demo }: ConformanceHost) {
  if (demo) return { result: answer, misread: schemaDifferences(response, answer) };
  const schema = alsoAccepts ?? response;
  const first = schema.safeParse(answer);
  if (first.success) return { result: first.data, misread: [] };
  const mended = mendAnswer(answer, first.error.issues);
  return { result: schema.safeParse(mended).data, misread: schemaDifferences(schema, mended) };
}

function wrongStatus(expected: string, { status }: Response, answer: unknown): Difference {
  return { at: 'status', expected, got: `${status} with ${shown(answer)}` };
}

/** Clicks of programs on share links are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';

function bearer(as: ConformanceSender, { tokens }: ConformanceHost): Record<string, string> {
  if (as === 'visitor') return {};
  if (as === 'emptyBearer') return { authorization: 'Bearer ' };
  if (as === 'brokenBearer') return { authorization: 'Bearer not.a.token' };
  return { authorization: `Bearer ${tokens[as]}` };
}
