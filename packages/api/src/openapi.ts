import type * as z from 'zod/mini';
import { ErrorEnvelope } from './contract/common.ts';
import { contract } from './contract/contract.ts';
import type { Endpoint, EndpointAuth } from './contract/endpoint.ts';
import { createSchemaWriter, type JsonSchema, type SchemaWriter } from './openapi/jsonSchema.ts';

interface OpenApiOptions {
  title: string;
  version: string;
  /** Address of the API host, as clients reach it (`/api`). */
  server: string;
}

/** The contract as an OpenAPI 3.1 document; operations carry the names of the contract's endpoints. */
export function toOpenApi({ title, version, server }: OpenApiOptions): object {
  const writer = createSchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, writer),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: writer.components,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'The refresh token, sent as bearer.' },
      },
    },
  };
}

const security: Record<EndpointAuth, object[]> = {
  public: [],
  optional: [{}, { accessToken: [] }],
  member: [{ accessToken: [] }],
  refresh: [{ refreshToken: [] }],
};

function operation(name: string, endpoint: Endpoint, writer: SchemaWriter): object {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    security: security[endpoint.auth],
    parameters: [...parameters('path', endpoint.params, writer), ...parameters('query', endpoint.query, writer)],
    ...(endpoint.body && { requestBody: { required: true, content: json(writer.write(endpoint.body)) } }),
    responses: responses(endpoint, writer),
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined, writer: SchemaWriter): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = writer.write(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    return { name, in: place, required: required.includes(name), schema: property };
  });
}

function responses(endpoint: Endpoint, writer: SchemaWriter): Record<string, object> {
  const answers: Record<string, object> = endpoint.redirects
    ? { 302: { description: endpoint.summary, headers: { location: { schema: writer.write(endpoint.response) } } } }
    : {
        200: {
          description: endpoint.summary,
          ...(endpoint.paged && { headers: totals }),
          content: json(writer.write(endpoint.response)),
        },
      };
  const takesInput = endpoint.params || endpoint.query || endpoint.body;
  for (const status of [...(takesInput ? [400] : []), ...(endpoint.errors ?? []), 'default']) {
    answers[status] = { description: 'What went wrong', content: json(writer.write(ErrorEnvelope)) };
  }
  return answers;
}

const count = { type: 'integer', minimum: 0 };
const totals = {
  'x-total-pages': { description: 'Pages of this size', schema: count },
  'x-total-count': { description: 'Rows in all', schema: count },
};

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}
