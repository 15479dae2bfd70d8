import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName, callerOf, type RequestContext } from '../RequestContext.ts';

export const auditHandlers: Pick<Handlers, 'listAudit' | 'exportAudit'> = {
  listAudit: async (context, { query: { pageNumber, pageSize, ...filter } }) =>
    context.services.audit.list({ filter, allowed: await allowedTo(context) }, { pageNumber, pageSize }),
  exportAudit: keyedHandler('exportAudit', {
    act: async (context, { body: filter }, once) => {
      const meant = { filter, allowed: await allowedTo(context) };
      return context.services.audit.export(meant, await adminName(context), once());
    },
    // the file itself is not stored with the key
    repeat: async (context, { body: filter }) =>
      context.services.audit.file({ filter, allowed: await allowedTo(context) }),
  }),
};

const allowedTo = async (context: RequestContext) => context.services.staff.allowedTo(await callerOf(context));
