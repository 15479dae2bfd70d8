import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName, callerOf } from '../RequestContext.ts';

export const adminImportHandlers: Pick<Handlers, 'importCatalogueFile' | 'exportCatalogue' | 'exportCatalogueRows'> = {
  importCatalogueFile: keyedHandler('importCatalogueFile', {
    act: async (context, { body }, once) => {
      // the account, too: who imports with a token cannot approve with a session
      const maker = { who: await adminName(context), memberId: (await callerOf(context)).id };
      return context.services.desk.importFile(body, { ...maker, action: 'importCatalogueFile' }, once());
    },
  }),
  exportCatalogue: async (context) => context.services.desk.exportAll(await adminName(context)),
  exportCatalogueRows: async (context, { params, query }) =>
    context.services.desk.exportFile(params.kind, query, await adminName(context)),
};
