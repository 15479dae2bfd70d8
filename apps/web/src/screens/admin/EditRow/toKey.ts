import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';

/** The key of a row of a kind. */
export const toKey = (kind: CatalogueKindName, fields: CatalogueFields): string => String(fields[kindFields[kind].key]);
