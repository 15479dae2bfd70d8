import type { CatalogueRowSummary } from '../contract/adminCatalogue.ts';
import type { CatalogueOverview } from '../contract/adminOverview.ts';
import type { ConformanceCase, ConformanceRequest, Known } from './ConformanceCase.ts';

const storeRow =
  (more: ConformanceRequest = {}) =>
  ({ storeSlug }: Known) => ({
    ...more,
    params: { kind: 'stores', key: storeSlug },
  });
const nothing = { kind: 'stores', key: 'there-is-none' };

/** Every call of the shop window: what it refuses, and the lists that it shows. No case changes the shop of a host. */
export const adminCatalogueCases: readonly ConformanceCase[] = [
  {
    name: 'lists stores by title, with what visitors see of each',
    endpoint: 'listCatalogueRows',
    as: 'admin',
    request: () => ({ params: { kind: 'stores' }, query: { state: 'live' } }),
    status: 200,
    check: (answer) => (answer as CatalogueRowSummary[]).every(({ state }) => state === 'live'),
  },
  {
    name: 'lists no rows to a member',
    endpoint: 'listCatalogueRows',
    as: 'member',
    request: () => ({ params: { kind: 'stores' } }),
    status: 403,
  },
  {
    name: 'knows no kind of another name',
    endpoint: 'listCatalogueRows',
    as: 'admin',
    request: () => ({ params: { kind: 'shops' } }),
    status: 404,
  },
  { name: 'shows a row to the admin', endpoint: 'getCatalogueRow', as: 'admin', request: storeRow(), status: 200 },
  {
    name: 'has no row of an unknown key',
    endpoint: 'getCatalogueRow',
    as: 'admin',
    request: () => ({ params: nothing }),
    status: 404,
  },
  {
    name: 'exports no rows of a kind that there is not',
    endpoint: 'exportCatalogueRows',
    as: 'admin',
    request: () => ({ params: { kind: 'shops' } }),
    status: 404,
  },
  {
    name: 'exports all kinds as a document',
    endpoint: 'exportCatalogue',
    as: 'admin',
    status: 200,
    check: (answer) => 'stores' in JSON.parse((answer as { text: string }).text),
  },
  { name: 'exports no document to a member', endpoint: 'exportCatalogue', as: 'member', status: 403 },
  {
    name: 'exports no rows to a member',
    endpoint: 'exportCatalogueRows',
    as: 'member',
    request: () => ({ params: { kind: 'stores' } }),
    status: 403,
  },
  {
    name: 'imports no text that is no document',
    endpoint: 'importCatalogueFile',
    as: 'admin',
    request: () => ({ body: { text: 'no document' } }),
    status: 400,
  },
  {
    name: 'publishes no picture of a file that there is not',
    endpoint: 'publishPicture',
    as: 'admin',
    request: () => ({ body: { file: 'https://files.example/none.png' } }),
    status: 404,
  },
  {
    name: 'previews no row of an unknown key',
    endpoint: 'previewCatalogueRow',
    as: 'admin',
    request: () => ({ params: nothing }),
    status: 404,
  },
  {
    name: 'adds no row without its fields',
    endpoint: 'createCatalogueRow',
    as: 'admin',
    request: () => ({ params: { kind: 'stores' }, body: { fields: { urlSlug: 'half-a-store' } } }),
    status: 400,
  },
  {
    name: 'changes no row of an unknown key',
    endpoint: 'changeCatalogueRow',
    as: 'admin',
    request: () => ({ params: nothing, body: { version: 1, fields: { off: true } } }),
    status: 404,
  },
  {
    name: 'publishes no draft that there is not',
    endpoint: 'publishCatalogueDraft',
    as: 'admin',
    request: () => ({ params: nothing }),
    status: 404,
  },
  {
    name: 'discards no draft that there is not',
    endpoint: 'discardCatalogueDraft',
    as: 'admin',
    request: () => ({ params: nothing }),
    status: 404,
  },
  {
    name: 'deletes no row of an unknown key',
    endpoint: 'deleteCatalogueRow',
    as: 'admin',
    request: () => ({ params: nothing, body: { version: 1 } }),
    status: 404,
  },
  {
    name: 'moves no row of an unknown key',
    endpoint: 'moveCatalogueRow',
    as: 'admin',
    request: () => ({ params: nothing, body: { direction: 'up' } }),
    status: 404,
  },
  {
    name: 'lists banners in the order that visitors see',
    endpoint: 'listCatalogueRows',
    as: 'admin',
    request: () => ({ params: { kind: 'banners' }, query: { sort: 'order' } }),
    status: 200,
    check: (answer) =>
      (answer as CatalogueRowSummary[]).every(
        ({ place, rank }, at, rows) =>
          at === 0 || place !== rows[at - 1]?.place || (rank ?? 0) >= (rows[at - 1]?.rank ?? 0),
      ),
  },
  {
    name: 'shows the history of a row',
    endpoint: 'listCatalogueVersions',
    as: 'admin',
    request: storeRow(),
    status: 200,
  },
  {
    name: 'restores no version that never was',
    endpoint: 'restoreCatalogueVersion',
    as: 'admin',
    request: () => ({ params: nothing, body: { version: 1, restored: 999 } }),
    status: 404,
  },
  {
    name: 'says first what a change of many rows comes to',
    endpoint: 'changeManyRows',
    as: 'admin',
    request: () => ({ params: { kind: 'stores' }, body: { filter: {}, fields: { off: false } } }),
    status: 200,
    check: (answer) => (answer as { changeId: unknown }).changeId === null,
  },
  {
    name: 'counts what waits and what looks wrong',
    endpoint: 'getCatalogueOverview',
    as: 'admin',
    status: 200,
    check: (answer) => (answer as CatalogueOverview).problems.every(({ rows }) => rows > 0),
  },
  { name: 'says nothing of it to a member', endpoint: 'getCatalogueOverview', as: 'member', status: 403 },
  {
    name: 'lists the views of a list',
    endpoint: 'listCatalogueViews',
    as: 'admin',
    request: () => ({ params: { kind: 'stores' } }),
    status: 200,
  },
  {
    name: 'lists no views to a member',
    endpoint: 'listCatalogueViews',
    as: 'member',
    request: () => ({ params: { kind: 'stores' } }),
    status: 403,
  },
  {
    name: 'keeps no view of a part that no list has',
    endpoint: 'createCatalogueView',
    as: 'admin',
    request: () => ({ params: { kind: 'stores' }, body: { name: 'Off', search: { stat: 'off' } } }),
    status: 400,
  },
  {
    name: 'renames no view that there is not',
    endpoint: 'changeCatalogueView',
    as: 'admin',
    request: () => ({ params: { kind: 'stores', id: '999999999' }, body: { name: 'Off' } }),
    status: 404,
  },
  {
    name: 'deletes no view that there is not',
    endpoint: 'deleteCatalogueView',
    as: 'admin',
    request: () => ({ params: { kind: 'stores', id: '999999999' } }),
    status: 404,
  },
  { name: 'lists changes', endpoint: 'listCatalogueChanges', as: 'admin', status: 200 },
  {
    name: 'shows no change that never was',
    endpoint: 'getCatalogueChange',
    as: 'admin',
    request: () => ({ params: { id: '999999999' } }),
    status: 404,
  },
  {
    name: 'decides no change that never was',
    endpoint: 'decideCatalogueChange',
    as: 'admin',
    request: () => ({ params: { id: '999999999' }, body: { approves: true } }),
    status: 404,
  },
  {
    name: 'takes back no change that never was',
    endpoint: 'undoCatalogueChange',
    as: 'admin',
    request: () => ({ params: { id: '999999999' } }),
    status: 404,
  },
];
