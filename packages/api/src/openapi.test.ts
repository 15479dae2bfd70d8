import { describe, expect, it } from 'vitest';
import { contract } from './contract/contract.ts';
import { networkCalls } from './contract/postbacks.ts';
import { fileCalls } from './contract/uploads.ts';
import { toOpenApi } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters: Array<{ name: string; in: string; required: boolean }>;
  security: object[];
  requestBody?: object;
  responses: Record<string, { headers?: object }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

const document = toOpenApi({ title: 'Potli', version: '1.2.3', server: '/api' }) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const named = (name: keyof typeof contract) => operations.find(({ operationId }) => operationId === name);

describe('toOpenApi', () => {
  it('names title, version and server', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Potli', version: '1.2.3' },
      servers: [{ url: '/api' }],
    });
  });

  it('has every call of the contract once, also those with files and signatures', () => {
    const names = [contract, fileCalls, networkCalls].flatMap((calls) => Object.keys(calls));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
  });

  it('describes how a file is sent, and what is returned', () => {
    expect(document.paths['/uploads']?.post?.requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { required: ['file', 'upload_preset'] } } },
    });
    expect(document.paths['/uploads/{name}']?.get?.responses[200]).toMatchObject({
      content: { 'application/pdf': {} },
    });
  });

  it('describes how a report is signed, and that it can be kept for later', () => {
    const { parameters = [], responses = {} } = document.paths['/postbacks/{network}']?.post ?? {};
    const headers = parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
    expect(headers.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '202', '401', '409', '413']));
  });

  it('describes both ways to a secret address, in which a conflict is no failure', () => {
    const { post, get } = document.paths['/postbacks/{network}/{secret}'] ?? {};
    expect(post?.requestBody).toMatchObject({
      content: { 'application/x-www-form-urlencoded': {}, 'application/json': {} },
    });
    expect(get?.requestBody).toBeUndefined();
    expect(get?.parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
      'path network',
      'path secret',
      'query fields',
    ]);
    for (const operation of [post, get]) expect(Object.keys(operation?.responses ?? {})).not.toContain('409');
  });

  it('has every schema that it refers to, and no other', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference));
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...referred].sort()).toEqual(held.sort());
    expect(text).not.toContain('$defs');
  });

  it('describes every placeholder of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
        expect(inPath.map(({ name }) => name)).toEqual(placeholders);
      }
    }
  });

  it('describes who may call, what is paged, what is required and which errors are possible', () => {
    expect(named('createClick')?.security).toEqual([{ accessToken: [] }]);
    expect(named('createClick')?.requestBody).toMatchObject({ required: true });
    expect(Object.keys(named('createClick')?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '404',
      '409',
      '429',
      '503',
      'default',
    ]);
    expect(named('refreshAccessToken')?.security).toEqual([{ refreshToken: [] }]);
    expect(named('listStores')?.security).toContainEqual({});
    expect(named('listMyClicks')?.responses[200]?.headers).toHaveProperty('x-total-count');
    expect(named('listCategories')?.responses[200]).not.toHaveProperty('headers');
    expect(Object.keys(named('followCustomLink')?.responses ?? {})).toEqual(['302', '400', '429', 'default']);
    expect(named('followCustomLink')?.responses[302]?.headers).toEqual({
      location: { schema: { type: 'string', format: 'uri' } },
    });
    expect(named('searchStores')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'storeName', in: 'query', required: true }),
    );
  });
});
