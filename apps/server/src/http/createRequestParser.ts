import type { Endpoint } from '@potli/api';
import * as z from 'zod/mini';
import { isCleanText } from '../domain/platform/shared/cleanText.ts';
import { invalid, notFound } from '../errors/ProblemError.ts';
import type { RequestContext } from './RequestContext.ts';
import { largestBody, readJsonBody, refuseLargeBody } from './readBody.ts';
import { NO_BODY, type RequestBody } from './readRequestBody.ts';

/** The parts of a request as the contract describes them, before their types are known. */
export interface ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses path, query and body of a request by the schemas of its endpoint.
 * @returns a function that throws `ProblemError` invalid, notFound (a path that names nothing), tooLarge, unsupported
 */
export function createRequestParser({
  params,
  query,
  body,
  bodyMegabytes,
}: Endpoint): (context: RequestContext, sent?: RequestBody) => ParsedRequest {
  const maxBytes = largestBody({ bodyMegabytes });
  return (context, sent = NO_BODY) => {
    refuseLargeBody(context, maxBytes);
    return {
      params: params && parsePath(params, context.pathParams),
      query: query && parse(query, cleanQuery(context.query)),
      body: body && parse(body, readJsonBody(context, sent, maxBytes)),
    };
  };
}

function parsePath(schema: z.core.$ZodType, params: Record<string, string>): unknown {
  if (!Object.values(params).every(isCleanText)) throw unclean();
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function cleanQuery(query: Record<string, string>): Record<string, string> {
  if (!Object.values(query).every(isCleanText)) throw unclean();
  return query;
}

function parse(schema: z.core.$ZodType, input: unknown): unknown {
  const parsed = z.safeParse(schema, input, { error: issueText });
  if (!parsed.success) throw invalid(describeIssues(parsed.error.issues));
  return parsed.data;
}

const unclean = () => invalid('The address contains invalid characters.');

const english = z.locales.en().localeError;

/** `mobileNumber` as a member reads it: `Mobile number`. */
function label(path: readonly PropertyKey[]): string {
  const words = path
    .map(String)
    .join(' ')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Texts for inputs whose schema has no text of its own. Passed to the parser, so that it runs only when needed. */
const issueText: z.core.$ZodErrorMap = (issue) => {
  const name = label(issue.path ?? []) || 'Input';
  if (issue.input === undefined) return `${name} is required`;
  const text = english(issue);
  return `${name}: ${typeof text === 'string' ? text : (text?.message ?? 'is not valid')}`;
};

const MOST_TEXTS = 20;

/** One text per issue, in the order of the schema; the first one is shown to the member. */
function describeIssues(issues: readonly z.core.$ZodIssue[]): string[] {
  return [...new Set(issues.map((issue) => issue.message))].slice(0, MOST_TEXTS);
}
