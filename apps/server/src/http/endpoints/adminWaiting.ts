import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const adminWaitingHandlers: Pick<Handlers, 'listWaiting'> = {
  listWaiting: async (context) =>
    context.services.waiting.count(await context.services.staff.allowedTo(await callerOf(context))),
};
