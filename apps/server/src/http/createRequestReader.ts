import querystring from 'node:querystring';
import type { Endpoint } from '@potli/api';
import * as z from 'zod/mini';
import { badInput, notFound } from '../errors/ProblemError.ts';
import type { Call } from './Call.ts';
import { describeIssues, issueText } from './describeIssues.ts';
import { isCleanText } from './isCleanText.ts';
import { readJsonBody, refuseLargeBody } from './readBody.ts';

/** The parts of a request as the contract describes them, before their types are known. */
export interface ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses path, query and body of a request by the schemas of its endpoint.
 * @returns a function of the call that throws `ProblemError` 400, 404 (a path that names nothing), 413, 415
 */
export function createRequestReader(endpoint: Endpoint): (call: Call) => Promise<ParsedRequest> {
  const params = endpoint.params && compile(endpoint.params);
  const query = endpoint.query && compile(endpoint.query);
  const body = endpoint.body && compile(endpoint.body);

  return async (call) => {
    refuseLargeBody(call);
    return {
      params: params && readParams(params, call.pathParams),
      query: query && parse(query, readQuery(call.request.url)),
      body: body && parse(body, await readJsonBody(call)),
    };
  };
}

/** The same schema as code that zod writes for it. Pages forbid such code, so the contract itself comes without. */
function compile(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.core.$ZodObject ? new z.core.$ZodObjectJIT(schema._zod.def) : schema;
}

function readParams(schema: z.core.$ZodType, params: Record<string, string>): unknown {
  if (!Object.values(params).every(isCleanText)) throw unclean();
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** The first value of each name. Every call comes by here, and `querystring` is four times as long about it. */
function readQuery(url: string): Record<string, string> {
  const query: Record<string, string> = {};
  const at = url.indexOf('?');
  if (at === -1) return query;
  for (const pair of url.slice(at + 1).split('&')) {
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1));
    if (!isCleanText(value)) throw unclean();
    if (!Object.hasOwn(query, name)) query[name] = value;
  }
  return query;
}

function decode(text: string): string {
  return /[%+]/.test(text) ? querystring.unescape(text.replaceAll('+', ' ')) : text;
}

function parse(schema: z.core.$ZodType, input: unknown): unknown {
  const parsed = z.safeParse(schema, input, { error: issueText });
  if (!parsed.success) throw badInput(describeIssues(parsed.error.issues));
  return parsed.data;
}

const unclean = () => badInput('The address holds characters that are not text.');
