import { createHandler } from '../http/createHandlers.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Notes on rows of the shop window. */
export const adminNoteScenarios = {
  empty: () => [createHandler('listCatalogueNotes', noRows)],
  failing: () => failing('listCatalogueNotes'),
  refused: () => failing('addCatalogueNote', 'takeBackCatalogueNote'),
  slow: () => slow('listCatalogueNotes'),
};
