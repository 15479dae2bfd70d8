import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { expect, it } from 'vitest';
import { DocumentRefused, readDocument } from './readDocument.ts';

it('has every list, also those that are not in it', () => {
  const { version, ...lists } = { version: 1, ...readDocument({ version: 1, stores: ['anything'] }) };
  expect(version).toBe(1);
  expect(lists).toEqual({ ...Object.fromEntries(catalogueKinds.map((name) => [name, []])), stores: ['anything'] });
});

it('is refused with all its problems, each on a line', () => {
  const read = () => readDocument({ version: 2, stores: {}, offers: 'x' });
  expect(read).toThrow(DocumentRefused);
  expect(read).toThrow(/^version: .+\n(?:stores|offers): .+\n(?:stores|offers): .+$/);
  expect(() => readDocument(undefined)).toThrow(/^document: /);
});
