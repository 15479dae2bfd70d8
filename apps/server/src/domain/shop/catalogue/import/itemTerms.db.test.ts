import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCard, sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { readClickDestination } from '../read/readClickDestination.ts';
import { importCatalogue } from './importCatalogue.ts';

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

interface Version {
  version: number;
  name: string;
  terms: string[];
}

const kinds = [
  {
    source: 'STORE',
    table: 'store',
    load: (name: string, importantTerms: string[], more = {}) => ({
      stores: [sampleStore('kapas', { storeName: name, importantTerms, ...more })],
    }),
  },
  {
    source: 'CREDIT_CARD',
    table: 'credit_card',
    load: (heading: string, termsAndConditions: string[], more = {}) => ({
      creditCards: [{ ...sampleCard, heading, termsAndConditions, ...more }],
    }),
  },
  {
    source: 'OFFER',
    table: 'offer',
    load: (offerName: string, termsAndConditions: string[], more = {}) => ({
      offers: [sampleOffer('code', { offerName, termsAndConditions, ...more })],
    }),
  },
] as const;

it.each(kinds)(
  'an import writes a version of name and terms of a $source when one of them changed, and only then',
  async (kind) => {
    const { source, table, load } = kind;
    const imported = async (name: string, terms: string[], more = {}) => {
      const { rows } = await importCatalogue(database, { version: 1, ...load(name, terms, more) });
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    };
    await imported('One', ['Not on gift wrap.']);
    const { rows: found } = await pool.query<{ id: string }>(`select id from ${table} order by id desc limit 1`);
    const id = found[0]?.id ?? '';
    const versions = async () => {
      const text = 'select version, name, terms from item_terms where item_kind = $1 and item_id = $2 order by version';
      return (await pool.query<Version>(text, [source, id])).rows;
    };
    const termsOfClick = async () => (await readClickDestination(orm, source, id))?.termsId;

    const first = await termsOfClick();
    await imported('One', ['Not on gift wrap.']);
    await imported('One', ['Not on gift wrap.'], { isOffline: true });
    expect(await versions()).toEqual([{ version: 1, name: 'One', terms: ['Not on gift wrap.'] }]);
    expect(await termsOfClick()).toBe(first);
    await imported('One', ['Not on gift wrap, nor on cards.']);
    await imported('Two', ['Not on gift wrap, nor on cards.']);
    await imported('Two', []);
    expect((await versions()).map(({ name, terms }) => [name, terms.length])).toEqual([
      ['One', 1],
      ['One', 1],
      ['Two', 1],
      ['Two', 0],
    ]);
    const { rows } = await pool.query<Version>('select version from item_terms where id = $1', [await termsOfClick()]);
    expect(rows).toEqual([{ version: 4 }]);
  },
);

it.each(["update item_terms set terms = '{}'", 'delete from item_terms', 'truncate item_terms'])(
  'nobody may: %s',
  async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow(/only added to|permission denied/);
  },
);
