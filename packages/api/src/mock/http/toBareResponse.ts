import type * as z from 'zod/mini';
import type { Endpoint, Page } from '../../contract/endpoint.ts';
import { toResponse } from './toResponse.ts';

/** The response of a host that leaves out whatever the client can do without, at any depth. */
export function toBareResponse(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.redirects) return toResponse(endpoint, answer);
  const body = endpoint.paged ? (answer as Page<unknown>).rows : answer;
  return Response.json(bare(endpoint.alsoAccepts ?? endpoint.response, body));
}

/** The kinds of schemas that have others inside. */
type Definition =
  | { type: 'object'; shape: Record<string, z.core.$ZodType> }
  | { type: 'array'; element: z.core.$ZodType }
  | { type: 'nullable' | 'optional'; innerType: z.core.$ZodType }
  | { type: 'pipe'; in: z.core.$ZodType; out: z.core.$ZodType }
  | { type: 'other' };

function bare(schema: z.core.$ZodType, value: unknown): unknown {
  const definition = schema._zod.def as unknown as Definition;
  if (value === null || value === undefined) return value;
  if (definition.type === 'array') return (value as unknown[]).map((item) => bare(definition.element, item));
  if (definition.type === 'nullable' || definition.type === 'optional') return bare(definition.innerType, value);
  if (definition.type === 'pipe') {
    const isRenamed = definition.in._zod.def.type === 'transform';
    return bare(isRenamed ? definition.out : definition.in, value);
  }
  if (definition.type !== 'object') return value;
  const required = Object.entries(definition.shape).filter(([, field]) => field._zod.optin !== 'optional');
  return Object.fromEntries(
    required.map(([name, field]) => [name, bare(field, (value as Record<string, unknown>)[name])]),
  );
}
