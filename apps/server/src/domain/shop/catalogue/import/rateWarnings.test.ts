import { CatalogueDocument, type RateRow } from '@potli/api/contract/catalogueDocument';
import { demoCatalogue } from '@potli/api/fixtures';
import { describe, expect, it } from 'vitest';
import { rateWarnings } from './rateWarnings.ts';

const rate = (row: Partial<RateRow> & { appliesTo: string }): RateRow => ({
  percent: 0,
  amount: 0,
  newUsersOnly: false,
  isDefault: false,
  kind: 'sale' as const,
  categories: [row.appliesTo.toLowerCase()],
  ...row,
});
const shoes = rate({ appliesTo: 'Shoes', percent: 5 });
const bags = rate({ appliesTo: 'Bags', percent: 3 });

describe('a default rate', () => {
  it('is warned of, by its row, where it is the highest of several', () => {
    expect(rateWarnings([bags, { ...shoes, isDefault: true }])).toEqual([
      {
        kind: 'highest-default',
        path: '.rates[1].isDefault',
        reason:
          '"Shoes" (5 %) is the highest rate, and every order earns it of which the network does not say what was ' +
          'bought. Mark the usual row',
      },
    ]);
    const flat = [rate({ appliesTo: 'Cakes', amount: 70, isDefault: true }), rate({ appliesTo: 'Bread', amount: 10 })];
    expect(rateWarnings(flat)[0]?.reason).toContain('"Cakes" (₹70)');
  });

  it('is warned of where it shares the highest rate with some, and others are lower', () => {
    const sandals = rate({ appliesTo: 'Sandals', percent: 5 });
    expect(rateWarnings([{ ...shoes, isDefault: true }, sandals, bags])).toHaveLength(1);
  });

  it('is warned of where the highest rate is a tier of its goods', () => {
    const tier = rate({ ...shoes, percent: 7, minimum: 2_000 });
    const boots = rate({ appliesTo: 'Boots', percent: 6 });
    expect(rateWarnings([{ ...shoes, isDefault: true }, tier, bags, boots])[0]?.reason).toContain('(7 %)');
  });

  it.each([
    ['a lower row is marked', [shoes, { ...bags, isDefault: true }]],
    ['there is one row', [{ ...shoes, isDefault: true }]],
    ['all rows pay the same', [{ ...shoes, isDefault: true }, rate({ appliesTo: 'Hats', percent: 5 })]],
    ['the others are for new members', [{ ...shoes, isDefault: true }, rate({ ...bags, newUsersOnly: true })]],
    ['the others pay nothing', [{ ...shoes, isDefault: true }, rate({ appliesTo: 'Gift cards' })]],
    ['the others are paid in rupees', [{ ...shoes, isDefault: true }, rate({ appliesTo: 'First', amount: 20 })]],
    [
      'the others are tiers of the same goods',
      [{ ...shoes, isDefault: true }, rate({ ...shoes, percent: 4, minimum: 1 })],
    ],
  ])('is not warned of where %s', (_, rates) => {
    expect(rateWarnings(rates)).toEqual([]);
  });

  it('is never the highest in the demo shop', () => {
    const { stores, offers, flashDeals, creditCards } = CatalogueDocument.parse(demoCatalogue);
    const warned = [...stores, ...offers, ...flashDeals, ...creditCards].filter(
      ({ rates }) => rateWarnings(rates).length > 0,
    );
    expect(warned.map(({ urlSlug }) => urlSlug)).toEqual([]);
  });
});
