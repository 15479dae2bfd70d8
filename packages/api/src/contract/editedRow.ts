import type * as z from 'zod/mini';
import type { CatalogueFields } from './adminCatalogue.ts';
import type { manyEdit } from './adminManyRows.ts';
import type { RateRow } from './catalogueDocument.ts';

type ManyEdit = { [Part in keyof typeof manyEdit]: z.output<(typeof manyEdit)[Part]> };

/** A row after one change of many, null for a field that is taken away; or why it cannot be made. Hosts check the row itself. */
export function editedRow(
  row: CatalogueFields,
  { fields = {}, entries, defaultRate }: Partial<ManyEdit>,
): { row: CatalogueFields } | { reason: string } {
  const made: CatalogueFields = { ...row };
  for (const [name, value] of Object.entries(fields)) {
    const held = row[name];
    made[name] = hasParts(value) && hasParts(held) ? { ...held, ...value } : value;
  }
  if (entries) {
    const { field, add = [], remove = [] } = entries;
    const held: unknown = made[field] ?? [];
    if (!isList(held)) return { reason: `${field}: Is no list` };
    const kept = held.filter((entry) => !remove.includes(entry as string));
    made[field] = [...new Set([...kept, ...add])];
  }
  if (defaultRate) {
    const rates = (made.rates ?? []) as RateRow[];
    const index = rates.length === 1 ? 0 : rates.findIndex(({ isDefault }) => isDefault);
    const rate = rates[index];
    if (!rate) return { reason: 'rates: Has no rates of its own' };
    // the network pays in the unit of the rate
    const isInRupees = rate.amount > 0;
    if (isInRupees !== 'amount' in defaultRate)
      return { reason: `rates: "${rate.appliesTo}" is in ${isInRupees ? 'rupees' : 'percent'}` };
    made.rates = rates.with(index, { ...rate, ...defaultRate });
  }
  return { row: made };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const hasParts = (value: unknown): value is CatalogueFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
