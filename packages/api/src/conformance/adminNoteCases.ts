import type { ConformanceCase, Known } from './ConformanceCase.ts';

const ofStore = ({ storeSlug }: Known) => ({ params: { kind: 'stores', key: storeSlug } });
const nothing = { kind: 'stores', key: 'there-is-none' };

/** Notes on rows of the shop window. No case leaves one. */
export const adminNoteCases: readonly ConformanceCase[] = [
  { name: 'lists the notes of a row', endpoint: 'listCatalogueNotes', as: 'admin', request: ofStore, status: 200 },
  { name: 'lists no notes to a member', endpoint: 'listCatalogueNotes', as: 'member', request: ofStore, status: 403 },
  {
    name: 'has no notes of a row that there is not',
    endpoint: 'listCatalogueNotes',
    as: 'admin',
    request: () => ({ params: nothing }),
    status: 404,
  },
  {
    name: 'keeps no note without a text',
    endpoint: 'addCatalogueNote',
    as: 'admin',
    request: (known) => ({ ...ofStore(known), body: { text: '  ' } }),
    status: 400,
  },
  {
    name: 'keeps no note on a row that there is not',
    endpoint: 'addCatalogueNote',
    as: 'admin',
    request: () => ({ params: nothing, body: { text: 'Call them' } }),
    status: 404,
  },
  {
    name: 'takes no note back that there is not',
    endpoint: 'takeBackCatalogueNote',
    as: 'admin',
    request: ({ storeSlug }) => ({ params: { kind: 'stores', key: storeSlug, id: '999999999' } }),
    status: 404,
  },
];
