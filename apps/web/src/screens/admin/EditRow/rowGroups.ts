import { rowSchemas } from '@potli/api/contract/catalogueDocument';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { type FieldOf, fieldsOf } from '@potli/api/contract/fieldShape';

interface FieldGroup {
  title: string;
  fields: FieldOf[];
}

/** Fields that stand beside the form, or that it shows in a way of their own. */
const elsewhere = new Set(['off', 'liveFrom', 'liveUntil', 'expiresInMinutes']);

/** Which group a field of any kind is in; all others are texts of the page. */
const places: Record<string, readonly string[]> = {
  'Rates and cashback': ['rates', 'nextRates', 'network', 'programme'],
  'Search and home page': ['metaTitle', 'metaDescription', 'aliases', 'homeRank', 'isOffline'],
};

/** The fields of a kind: what visitors see first, texts, rates, and what search engines read. */
export function rowGroups(kind: CatalogueKindName): FieldGroup[] {
  const fields = fieldsOf(rowSchemas[kind].shape).filter(({ name }) => !elsewhere.has(name));
  const placed = new Set(Object.values(places).flat());
  const free = fields.filter(({ name }) => !placed.has(name));
  const first = new Set<string>([kindFields[kind].key, 'store', 'couponCode', 'expiryDate', 'rank', 'cards']);
  const isFirst = ({ name, isRequired }: FieldOf) => isRequired || first.has(name);
  return [
    { title: 'What visitors see first', fields: free.filter(isFirst) },
    ...Object.entries(places).map(([title, names]) => ({
      title,
      fields: fields.filter(({ name }) => names.includes(name)),
    })),
    { title: 'Texts and details', fields: free.filter((field) => !isFirst(field)) },
  ].filter((group) => group.fields.length > 0);
}
