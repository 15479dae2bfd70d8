import { rowSchemas } from '@potli/api/contract/catalogueDocument';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { type FieldOf, fieldsOf } from '@potli/api/contract/fieldShape';

/** Fields that can be the same in many rows: not names, pictures, links and texts of one page. */
export const sharedFields = [
  'categories',
  'rates',
  'network',
  'programme',
  'store',
  'sectionName',
  'contentType',
  'expiryDate',
  'isOffline',
  'homeRank',
  'termsTag',
  'discountText',
  'offerHomePageCardTag',
  'importantTerms',
  'termsAndConditions',
  'terms',
  'howItWorks',
  'aliases',
  'means',
  'from',
  'annualFees',
  'joiningFees',
  'recommendedCreditScore',
  'brandName',
  'issuer',
  'salesDiscount',
  'maxCount',
  'validityMonths',
  'revised',
] as const;

/** Fields of a kind that one change can set in many rows; parts of a field stand by themselves: `programme.cashback`. */
export function bulkFields(kind: CatalogueKindName): readonly FieldOf[] {
  const own = fieldsOf(rowSchemas[kind].shape);
  return sharedFields.flatMap((name) => {
    const field = own.find((each) => each.name === name);
    if (!field) return [];
    const { shape } = field;
    return shape.type === 'group' ? shape.fields.map((part) => ({ ...part, name: `${name}.${part.name}` })) : [field];
  });
}
