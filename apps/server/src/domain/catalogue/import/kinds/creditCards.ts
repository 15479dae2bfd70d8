import { CreditCardRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { catalogueKind } from '../catalogueKind.ts';
import { cashbackColumnsOf, cashbackProblems } from '../hundredths.ts';

type Row = z.output<typeof CreditCardRow>;

export const creditCards = catalogueKind({
  name: 'creditCards',
  schema: CreditCardRow,
  table: creditCard,
  key: 'urlSlug',
  check: (row: Row) => cashbackProblems(row.cashback),
  columns: ({ cashback, from, homeRank = null, ...row }) => ({
    ...row,
    ...cashbackColumnsOf(cashback),
    issuer: from,
    homeRank,
  }),
});
