import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const taxHandlers: Pick<Handlers, 'getMyYear'> = {
  async getMyYear(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.tax.yearOf(memberId, query.year);
  },
};
