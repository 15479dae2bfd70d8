import { rowSchemas } from '@potli/api/contract/catalogueDocument';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { explain } from './explain.ts';

describe.each([
  ['without a language', undefined],
  ['with English, which the whole of Zod sets for all', z.locales.en()],
])('%s', (_, language) => {
  const { localeError } = z.config();
  afterEach(() => void z.config({ localeError }));

  it.each([
    ['urlSlug', 'Mela Bazaar', 'Must be small letters and digits, with hyphens between words: mela-bazaar'],
    ['urlSlug', undefined, 'Is missing'],
    ['storeName', undefined, 'Is missing'],
    ['baseUrl', 'mela.example', 'Must begin with https:// or http://'],
    ['storeImageUrl', 'logo.png', 'Must begin with https://, or with / for a file of the shop'],
    ['liveFrom', '2027-04-03', expect.stringMatching(/^Must be a day with its time: 03-04-2027 18:00/) as string],
  ])('what is wrong with %s "%s" is said without a word of schemas', (field, value, reason) => {
    z.config({ localeError: language?.localeError });
    const read = z.safeParse(rowSchemas.stores, { ...sampleStore('mela'), [field]: value }, { reportInput: true });
    expect(explain(read.error?.issues ?? [], 'stores[0]')).toEqual([{ path: `stores[0].${field}`, reason }]);
  });
});
