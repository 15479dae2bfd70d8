import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSubstringIndex } from './substringIndex.ts';

test('finds exactly the documents with a text in one of their names, blanks left out', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 9 });
  const sought = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(text, { maxLength: 3 })), sought, async (documents, part) => {
      const found: number[] = [];
      const index = await createSubstringIndex(documents, async () => {});
      index.find(part, (owner) => found.push(owner));
      const having = [...documents.keys()].filter((owner) =>
        documents[owner]?.some((name) => name.replaceAll(' ', '').includes(part)),
      );
      expect(found).toEqual(having);
    }),
  );
});
