import { RowProblemName } from './adminCatalogue.ts';
import { type CatalogueKindName, catalogueKinds, kindFields } from './catalogueKinds.ts';

const deals: readonly CatalogueKindName[] = ['flashDeals', 'offers'];
const withRates: readonly CatalogueKindName[] = ['stores', 'creditCards'];

/** The kinds whose rows can have a problem. */
const kindsWith: Record<RowProblemName, readonly CatalogueKindName[]> = {
  'without-click-id': [...withRates, ...deals],
  'dead-link': catalogueKinds.filter((kind) => kindFields[kind].links !== undefined),
  'without-picture': catalogueKinds.filter((kind) => kindFields[kind].picture !== undefined),
  'hidden-by-store': deals,
  'ended-and-listed': deals,
  'without-rate': withRates,
  'without-end': deals,
  'ending-soon': catalogueKinds,
};

/** What can look wrong with rows of a kind, the worst first. */
export const problemsOfKind = (kind: CatalogueKindName): RowProblemName[] =>
  RowProblemName.options.filter((problem) => kindsWith[problem].includes(kind));
