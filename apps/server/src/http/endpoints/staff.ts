import type { Handlers } from '../Handler.ts';
import { placeOf } from '../placeOf.ts';
import { callerOf } from '../RequestContext.ts';

export const staffHandlers: Pick<Handlers, 'getStaff' | 'confirmPassword'> = {
  async getStaff(context) {
    return context.services.staff.find((await callerOf(context)).id);
  },
  async confirmPassword(context, { body }) {
    return context.services.staff.confirm(await callerOf(context), body.password, placeOf(context));
  },
};
