import { CreditCardRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { creditCard } from '../../../../../db/schema/creditCard.ts';
import { catalogueKind } from '../catalogueKind.ts';
import { promiseProblems, rateProblems } from '../rateProblems.ts';
import { rateWarnings } from '../rateWarnings.ts';
import { writeItemTerms } from '../writeItemTerms.ts';
import { writeRateCards } from '../writeRateCards.ts';

type Row = z.output<typeof CreditCardRow>;

export const creditCards = catalogueKind({
  name: 'creditCards',
  schema: CreditCardRow,
  table: creditCard,
  key: 'urlSlug',
  check: (row: Row) => [...rateProblems(row), ...promiseProblems(row)],
  warn: ({ rates }: Row) => rateWarnings(rates),
  columns: ({ rates: _rates, network: _network, from, homeRank = null, ...row }) => ({
    ...row,
    issuer: from,
    homeRank,
  }),
  async settle(queries, loaded, { now }) {
    await writeRateCards(queries, 'CREDIT_CARD', loaded, now);
    const termsOf = ({ heading: name, termsAndConditions: terms }: Row) => ({ name, terms });
    await writeItemTerms(queries, 'CREDIT_CARD', loaded, { now, termsOf });
  },
});
