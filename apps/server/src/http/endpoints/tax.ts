import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { placeOf } from '../placeOf.ts';
import { callerOf } from '../RequestContext.ts';

export const taxHandlers: Pick<Handlers, 'getMyYear' | 'getMyPan' | 'saveMyPan'> = {
  async getMyYear(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.tax.yearOf(memberId, query.year);
  },
  async getMyPan(context) {
    return context.services.pans.find((await callerOf(context)).id);
  },
  saveMyPan: keyedHandler('saveMyPan', {
    async act(context, { body }, once) {
      return context.services.pans.save(await callerOf(context), body, placeOf(context), once());
    },
  }),
};
