import { createHandler } from '../http/createHandlers.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, refusing, slow } from './failures.ts';

const lists = ['listCatalogueRows', 'listCatalogueChanges', 'listCatalogueVersions'] as const;
const reads = [...lists, 'getCatalogueRow', 'getCatalogueChange', 'getCatalogueOverview'] as const;
const changes = ['changeCatalogueRow', 'publishCatalogueDraft', 'restoreCatalogueVersion'] as const;

/** The rooms of the shop window. */
export const adminCatalogueScenarios = {
  empty: () => [
    createHandler('listCatalogueRows', noRows),
    createHandler('listCatalogueChanges', noRows),
    createHandler('listCatalogueVersions', noRows),
    createHandler('listCatalogueViews', () => []),
    createHandler('getCatalogueOverview', () => ({ scheduled: [], scheduledCount: 0, problems: [] })),
  ],
  failing: () => failing(...reads),
  slow: () => slow(...reads),
  missing: () => refusing(notFound, ['getCatalogueRow', 'getCatalogueChange']),
  /** Another editor changed the same field meanwhile. */
  taken: () => refusing(() => new MockProblem(409, 'storeTitle was changed meanwhile'), changes),
};
