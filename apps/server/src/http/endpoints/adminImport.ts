import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';
import { makerOf } from './makerOf.ts';

export const adminImportHandlers: Pick<Handlers, 'importCatalogueFile' | 'exportCatalogue' | 'exportCatalogueRows'> = {
  importCatalogueFile: keyedHandler('importCatalogueFile', {
    act: async (context, { body }, once) =>
      context.services.desk.importFile(body, await makerOf(context, 'importCatalogueFile'), once()),
  }),
  exportCatalogue: async (context) => context.services.desk.exportAll(await adminName(context)),
  exportCatalogueRows: async (context, { params, query }) =>
    context.services.desk.exportFile(params.kind, query, await adminName(context)),
};
