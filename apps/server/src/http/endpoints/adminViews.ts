import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { makerOf } from './makerOf.ts';

type Names = 'listCatalogueViews' | 'createCatalogueView' | 'changeCatalogueView' | 'deleteCatalogueView';

export const adminViewHandlers: Pick<Handlers, Names> = {
  listCatalogueViews: ({ services }, { params }) => services.desk.views(params.kind),
  createCatalogueView: keyedHandler('createCatalogueView', {
    act: async (context, { params, body }, once) =>
      context.services.desk.createView({ ...params, ...body }, await makerOf(context, 'createCatalogueView'), once()),
  }),
  changeCatalogueView: keyedHandler('changeCatalogueView', {
    act: async (context, { params, body }, once) =>
      context.services.desk.changeView({ ...params, ...body }, await makerOf(context, 'changeCatalogueView'), once()),
  }),
  deleteCatalogueView: keyedHandler('deleteCatalogueView', {
    act: async (context, { params }, once) =>
      context.services.desk.deleteView(params, await makerOf(context, 'deleteCatalogueView'), once()),
  }),
};
