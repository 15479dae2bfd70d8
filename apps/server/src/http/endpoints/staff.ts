import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const staffHandlers: Pick<Handlers, 'getStaff'> = {
  async getStaff(context) {
    return context.services.staff.find((await callerOf(context)).id);
  },
};
