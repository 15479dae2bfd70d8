import { readFileSync } from 'node:fs';
import { demoCatalogue } from '@potli/api/fixtures';
import { expect, test } from 'vitest';

const example = new URL('./catalogue.json', import.meta.url);

test('the example document is the demo shop (else: node --conditions=source apps/server/scripts/write-demo.ts)', () => {
  const { $schema, ...document } = JSON.parse(readFileSync(example, 'utf8')) as { $schema: string };
  // compared as texts: a diff of documents of this size does not help
  expect(JSON.stringify(document) === JSON.stringify(demoCatalogue)).toBe(true);
  expect($schema).toBe('../../../docs/catalogue.schema.json');
});

const { searchWords, faqs, texts } = demoCatalogue;

test.each([
  ['search-words', { searchWords }],
  ['texts', { faqs, texts }],
])('a start for a shop of one’s own: docs/%s.json (else: the same command)', (name, lists) => {
  const list = new URL(`../../../../docs/${name}.json`, import.meta.url);
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual({
    $schema: './catalogue.schema.json',
    version: 1,
    ...lists,
  });
});
