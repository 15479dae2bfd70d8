import { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCatalogue } from '../../../../testing/sampleCatalogue.ts';
import { importCatalogue } from './importCatalogue.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** An address field of a list, found by its name: a new field is in this table automatically. */
const ADDRESS = /(?:url|link|address|href|image|picture|icon|logo|video)$/i;

const lists = (z.toJSONSchema(CatalogueDocument, { io: 'input' }) as JsonSchema).properties ?? {};
const fields = catalogueKinds.flatMap((kind) =>
  Object.entries(lists[kind]?.items?.properties ?? {})
    .filter(([name, { type }]) => type === 'string' && ADDRESS.test(name))
    .map(([name]): [CatalogueKindName, string] => [kind, name]),
);

/** Unsafe in every field. */
const HOSTILE = [
  'https://user:pw@shop.example/',
  'https://shop.example@evil.test/',
  'https://shop.example/\r\nSet-Cookie: a=b',
  'https://shop.example/\t',
  'https://shop.example/\u0085',
  'https://shop.example\\@evil.test/',
  'https://sh%0aop.example/',
  'https://shop.example:99999/',
  'https://{clickId}.example/',
  'https:///',
  'https:shop.example',
  'ftp://shop.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.test/',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/a/../..//evil.test',
  'shop.example',
  ' https://shop.example/',
  `https://shop.example/${'ü'.repeat(1_000)}`,
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await importCatalogue(database, sampleCatalogue());
});
afterAll(() => database.close());

/** One row of the sample shop with this address. */
function documentWith(kind: CatalogueKindName, field: string, address: string): unknown {
  const sample: Partial<Record<CatalogueKindName, object[]>> = sampleCatalogue();
  const [row] = sample[kind] ?? [];
  return { version: 1, [kind]: [{ ...row, [field]: address }] };
}

it('the cases contain every address column', () => {
  expect(fields).toEqual(
    expect.arrayContaining([
      ['stores', 'redirectionUrl'],
      ['banners', 'redirectUrl'],
      ['banners', 'bannerImageUrl'],
      ['giftCards', 'imageUrl'],
    ]),
  );
  expect(fields.length).toBeGreaterThanOrEqual(14);
});

describe.each(fields)('%s: %s', (kind, field) => {
  it('refuses unsafe and invalid addresses', async () => {
    for (const address of HOSTILE) {
      const { rows } = await importCatalogue(database, documentWith(kind, field, address));
      const refused = rows.filter(({ outcome }) => outcome === 'refused');
      expect(refused, JSON.stringify(address)).toMatchObject([
        { path: `${kind}[0]`, problems: [{ path: `${kind}[0].${field}` }] },
      ]);
      expect(refused[0]?.problems[0]?.reason).toMatch(/\w{2} \w/);
    }
  });

  it('stores normalised addresses', async () => {
    // videos are on three sites alone
    const host = field === 'videoUrl' ? 'Vimeo.com' : 'Shop.Example';
    const { rows } = await importCatalogue(database, documentWith(kind, field, `https://${host}/साड़ी/🎁?q=a b`));
    expect(rows.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    const sendable = `https://${host.toLowerCase()}/%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80/%F0%9F%8E%81?q=a%20b`;
    const { rows: kept } = await database.pool.query<{ count: number }>(
      `select count(*)::int from (
         select to_jsonb(t) as row from store t union all select to_jsonb(t) from category t
         union all select to_jsonb(t) from offer t union all select to_jsonb(t) from credit_card t
         union all select to_jsonb(t) from gift_card t union all select to_jsonb(t) from banner t
         union all select to_jsonb(t) from help_video t) rows
       where strpos(row::text, $1) > 0`,
      [sendable],
    );
    expect(kept[0]?.count).toBeGreaterThan(0);
  });
});
