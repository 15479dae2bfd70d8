import type * as z from 'zod/mini';
import { ErrorEnvelope } from './contract/common.ts';
import { contract } from './contract/contract.ts';
import { type Endpoint, type EndpointAuth, successOf } from './contract/endpoint.ts';
import type { FileCall } from './contract/fileCall.ts';
import { KEY_HOURS } from './contract/policy.ts';
import { type NetworkCall, networkCalls } from './contract/postbacks.ts';
import { fileCalls } from './contract/uploads.ts';
import { createSchemaWriter, type JsonSchema, type SchemaWriter } from './openapi/jsonSchema.ts';

interface OpenApiOptions {
  title: string;
  version: string;
  /** Address of the API host, as clients reach it (`/api`). */
  server: string;
}

/** The contract as an OpenAPI 3.1 document; operations have the names of the contract's endpoints. */
export function toOpenApi({ title, version, server }: OpenApiOptions): object {
  const writer = createSchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  const add = ({ path, method }: Pick<Endpoint, 'path' | 'method'>, described: object) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  };
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) add(endpoint, operation(name, endpoint, writer));
  for (const [name, call] of Object.entries<FileCall>(fileCalls)) add(call, fileOperation(name, call, writer));
  for (const [name, call] of Object.entries<NetworkCall>(networkCalls)) add(call, networkOperation(name, call, writer));
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
  admin: [{ accessToken: [] }],
  refresh: [{ refreshToken: [] }],
};

type Headed = Pick<Endpoint, 'summary' | 'path' | 'auth'> &
  Partial<Pick<Endpoint, 'right' | 'rowsRight' | 'confirmed'>>;

function head(name: string, { summary, path, auth, ...access }: Headed): object {
  return { operationId: name, summary, ...needs(access), tags: [path.split('/')[1]], security: security[auth] };
}

/** What a call of the admin area asks for, beside a session or a token. */
function needs({ right, rowsRight, confirmed }: Pick<Headed, 'right' | 'rowsRight' | 'confirmed'>): object {
  if (!right) return {};
  if (right === 'any') return { description: 'Needs any right of the admin area.' };
  const rights = [right, ...(rowsRight ? [rowsRight] : [])].map((one) => `\`${one}\``).join(' and ');
  return { description: `Needs the right ${rights}${confirmed ? ', and the password in the last minutes' : ''}.` };
}

function operation(name: string, endpoint: Endpoint, writer: SchemaWriter): object {
  return {
    ...head(name, endpoint),
    parameters: [
      ...parameters('path', endpoint.params, writer),
      ...parameters('query', endpoint.query, writer),
      ...(endpoint.keyed ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: json(writer.write(endpoint.body)) } }),
    responses: responses(endpoint, writer),
  };
}

function fileOperation(name: string, call: FileCall, writer: SchemaWriter): object {
  const answer = 'safeParse' in call.returns ? json(writer.write(call.returns)) : files(call.returns);
  return {
    ...head(name, call),
    parameters: [...parameters('path', call.params, writer), ...parameters('query', call.query, writer)],
    ...(call.form && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form(call.form) } } },
    }),
    responses: { 200: { description: call.summary, content: answer }, ...problems(call.errors ?? [], writer) },
  };
}

function networkOperation(name: string, call: NetworkCall, writer: SchemaWriter): object {
  const headers = Object.entries(call.headers ?? {}).map(([header, description]) => {
    return { name: header, in: 'header', required: true, description, schema: { type: 'string' } };
  });
  const answers: Record<string, object> = {};
  for (const [status, { summary, schema }] of Object.entries(call.answers)) {
    answers[status] = { description: summary, content: json(writer.write(schema)) };
  }
  return {
    ...head(name, call),
    parameters: [...parameters('path', call.params, writer), ...headers, ...anyQuery(call.body, writer)],
    ...requestBody(call.body, writer),
    responses: { ...answers, ...problems(call.errors ?? [], writer) },
  };
}

/** The fields of a network, each a parameter of its own. */
function anyQuery({ query }: NetworkCall['body'], writer: SchemaWriter): object[] {
  if (!query) return [];
  return [{ name: 'fields', in: 'query', style: 'form', explode: true, required: true, schema: writer.write(query) }];
}

function requestBody({ query, ...body }: NetworkCall['body'], writer: SchemaWriter): object {
  if (query) return {};
  const content = Object.entries(body).map(([type, schema]) => [type, { schema: writer.write(schema) }] as const);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
}

/** In OpenAPI 3.1 an empty schema describes the bytes of a file. */
function files(types: readonly string[]): object {
  return Object.fromEntries(types.map((type) => [type, {}]));
}

function form(fields: Readonly<Record<string, string>>): JsonSchema {
  const properties = Object.entries(fields).map(([name, description]) => {
    return [name, name === 'file' ? { description } : { type: 'string', description }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: ['file', 'upload_preset'] };
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
        [successOf(endpoint)]: {
          description: endpoint.summary,
          ...(endpoint.paged && { headers: totals }),
          content: json(writer.write(endpoint.response)),
        },
      };
  const takesInput = endpoint.params || endpoint.query || endpoint.body;
  const statuses = [...(takesInput ? [400] : []), ...(endpoint.errors ?? []), ...(endpoint.keyed ? [409] : [])];
  return { ...answers, ...problems(statuses, writer) };
}

function problems(statuses: readonly number[], writer: SchemaWriter): Record<string, object> {
  const problem = () => ({ description: 'What went wrong', content: json(writer.write(ErrorEnvelope)) });
  return Object.fromEntries([...statuses, 'default'].map((status) => [status, problem()]));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random text of 16 to 128 letters, digits and signs, quoted or not. Sent again with the same key within ' +
    `${KEY_HOURS} hours, the call answers the same and does nothing a second time; with another request it answers 409.`,
  schema: { type: 'string' },
};

const count = { type: 'integer', minimum: 0 };
const totals = {
  'x-total-pages': { description: 'Pages of this size', schema: count },
  'x-total-count': { description: 'Rows in all', schema: count },
};

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}
