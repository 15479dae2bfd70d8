import type { Handlers } from '../Handler.ts';
import { placeOf } from '../placeOf.ts';
import { callerOf } from '../RequestContext.ts';

export const staffHandlers: Pick<Handlers, 'getStaff' | 'listColleagues' | 'confirmPassword'> = {
  async getStaff(context) {
    return context.services.staff.find((await callerOf(context)).id);
  },
  listColleagues: ({ services }) => services.staff.colleagues(),
  async confirmPassword(context, { body }) {
    return context.services.staff.confirm(await callerOf(context), body.password, placeOf(context));
  },
};
