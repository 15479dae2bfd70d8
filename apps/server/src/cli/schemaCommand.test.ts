import { readFileSync } from 'node:fs';
import { catalogueDescriptions } from '@potli/api/contract/catalogueDescriptions';
import { expect, test } from 'vitest';
import { withFieldTables } from '../../scripts/fieldTables.ts';
import { catalogueSchema, type SchemaPart } from './schemaCommand.ts';

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

/** Every field of the document, by its path, with what it means. */
function fieldsOf({ properties = {}, items, anyOf = [] }: SchemaPart, path = ''): [path: string, meaning?: string][] {
  const own = Object.entries(properties).flatMap(([field, part]): [string, string?][] => [
    [`${path}.${field}`, part.description],
    ...fieldsOf(part, `${path}.${field}`),
  ]);
  return [...own, ...(items ? fieldsOf(items, path) : []), ...anyOf.flatMap((part) => fieldsOf(part, path))];
}

test('every field says what it means', () => {
  const fields = fieldsOf(catalogueSchema());
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(([, meaning]) => !meaning?.endsWith('.')).map(([path]) => path)).toEqual([]);
});

test('no meaning is left of a field that there is not', () => {
  const used = new Set(fieldsOf(catalogueSchema()).map(([, meaning]) => meaning));
  expect(Object.entries(catalogueDescriptions).filter(([, meaning]) => !used.has(meaning))).toEqual([]);
});

test('the page about the document has the fields as they are (else: node --conditions=source apps/server/scripts/write-schema.ts)', () => {
  const page = readFileSync(new URL('../../../../docs/catalogue.md', import.meta.url), 'utf8');
  // the formatter aligns the columns of tables
  const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  expect(plain(withFieldTables(page, catalogueSchema()))).toBe(plain(page));
});
