import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';

/** The lists of a document, or some of them. */
export type DocumentLists = Partial<Record<CatalogueKindName, readonly unknown[]>>;
