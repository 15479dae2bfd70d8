import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminImportHandlers: Pick<Handlers, 'importCatalogueFile' | 'exportCatalogueRows'> = {
  importCatalogueFile: keyedHandler('importCatalogueFile', {
    act: async (context, { body }, once) =>
      context.services.desk.importFile(body, { who: await adminName(context), action: 'importCatalogueFile' }, once()),
  }),
  exportCatalogueRows: async (context, { params, query }) =>
    context.services.desk.exportFile(params.kind, query, await adminName(context)),
};
