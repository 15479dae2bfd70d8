import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueSchema } from './schemaCommand.ts';

const published = new URL('../../../../docs/catalogue.schema.json', import.meta.url);

test('the published schema is that of the contract (else: node --conditions=source apps/server/scripts/write-schema.ts)', () => {
  expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(JSON.stringify(catalogueSchema())));
});

test('fields with defaults are optional, unknown ones are refused', () => {
  const { properties, required } = catalogueSchema() as {
    properties: { stores: { items: { required: string[]; additionalProperties: boolean } } };
    required: string[];
  };
  expect(required).toEqual(['version']);
  expect(properties.stores.items.required).toContain('redirectionUrl');
  expect(properties.stores.items.required).not.toContain('aliases');
  expect(properties.stores.items.additionalProperties).toBe(false);
});
