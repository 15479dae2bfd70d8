import { parse as parseQuery } from 'node:querystring';
import type { Endpoint } from '@potli/api';
import * as z from 'zod/mini';
import { badInput, notFound } from '../problem.ts';
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
 * @throws ProblemError 400, 404 (a path that names nothing), 413, 415
 */
export async function readRequest(
  endpoint: Endpoint,
  request: Request,
  pathParams: Record<string, string>,
): Promise<ParsedRequest> {
  refuseLargeBody(request);
  return {
    params: endpoint.params && readParams(endpoint.params, pathParams),
    query: endpoint.query && parse(endpoint.query, readQuery(request.url)),
    body: endpoint.body && parse(endpoint.body, await readJsonBody(request)),
  };
}

function readParams(schema: z.ZodMiniType, params: Record<string, string>): unknown {
  if (!Object.values(params).every(isCleanText)) throw badInput('The address holds characters that are not text.');
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** The first value of each name. */
function readQuery(url: string): Record<string, string> {
  const at = url.indexOf('?');
  if (at === -1) return {};
  // the object has no prototype: even __proto__ is but a name
  const query = parseQuery(url.slice(at + 1));
  for (const [name, values] of Object.entries(query)) {
    const value = Array.isArray(values) ? values[0] : values;
    if (value === undefined || !isCleanText(value)) throw badInput('The address holds characters that are not text.');
    query[name] = value;
  }
  return query as Record<string, string>;
}

function parse(schema: z.ZodMiniType, input: unknown): unknown {
  const parsed = z.safeParse(schema, input, { error: issueText });
  if (!parsed.success) throw badInput(describeIssues(parsed.error.issues));
  return parsed.data;
}
