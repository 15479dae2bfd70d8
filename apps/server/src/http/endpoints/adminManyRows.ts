import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { makerOf } from './makerOf.ts';

export const adminManyRowsHandlers: Pick<Handlers, 'changeManyRows'> = {
  changeManyRows: keyedHandler('changeManyRows', {
    act: async (context, { params, body }, once) =>
      context.services.desk.many(params.kind, body, await makerOf(context, 'changeManyRows'), once()),
  }),
};
