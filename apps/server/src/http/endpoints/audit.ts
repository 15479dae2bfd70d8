import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const auditHandlers: Pick<Handlers, 'listAudit' | 'exportAudit'> = {
  listAudit: ({ services }, { query: { pageNumber, pageSize, ...filter } }) =>
    services.audit.list(filter, { pageNumber, pageSize }),
  exportAudit: keyedHandler('exportAudit', {
    act: async (context, { body }, once) => context.services.audit.export(body, await adminName(context), once()),
    // the file itself is not kept with the key
    repeat: ({ services }, { body }) => services.audit.file(body),
  }),
};
