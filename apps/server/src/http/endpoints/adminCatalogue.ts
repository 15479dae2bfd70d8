import type { EndpointName } from '@potli/api';
import type * as calls from '@potli/api/contract/adminCatalogue';
import type { Handlers } from '../Handler.ts';
import { readCookie } from '../identityCookies.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';
import { makerOf } from './makerOf.ts';

type Names = Extract<keyof typeof calls, EndpointName>;

export const adminCatalogueHandlers: Pick<Handlers, Names> = {
  listCatalogueRows: ({ services }, { params, query }) => services.desk.list(params.kind, query),
  getCatalogueRow: ({ services }, { params }) => services.desk.row(params),
  previewCatalogueRow: async (context, { params }) => {
    const { id: memberId, token } = await callerOf(context);
    // whatever cookie a program sends with its token
    const browser = token ? undefined : readCookie(context, 'session_binding');
    return context.services.previews.link(params, { memberId, browser });
  },
  listCatalogueVersions: ({ services }, { params, query }) => services.desk.versions(params, query),
  createCatalogueRow: keyedHandler('createCatalogueRow', {
    act: async (context, { params, body }, once) =>
      context.services.desk.create({ ...params, ...body }, await makerOf(context, 'createCatalogueRow'), once()),
  }),
  changeCatalogueRow: keyedHandler('changeCatalogueRow', {
    act: async (context, { params, body }, once) =>
      context.services.desk.edit({ ...params, ...body }, await makerOf(context, 'changeCatalogueRow'), once()),
  }),
  publishCatalogueDraft: keyedHandler('publishCatalogueDraft', {
    act: async (context, { params, query }, once) =>
      context.services.desk.publish({ ...params, ...query }, await makerOf(context, 'publishCatalogueDraft'), once()),
  }),
  discardCatalogueDraft: keyedHandler('discardCatalogueDraft', {
    act: async (context, { params, query }, once) =>
      context.services.desk.discard({ ...params, ...query }, await makerOf(context, 'discardCatalogueDraft'), once()),
  }),
  deleteCatalogueRow: keyedHandler('deleteCatalogueRow', {
    act: async (context, { params, body }, once) =>
      context.services.desk.remove({ ...params, ...body }, await makerOf(context, 'deleteCatalogueRow'), once()),
  }),
  restoreCatalogueVersion: keyedHandler('restoreCatalogueVersion', {
    act: async (context, { params, body }, once) =>
      context.services.desk.restore({ ...params, ...body }, await makerOf(context, 'restoreCatalogueVersion'), once()),
  }),
  moveCatalogueRow: keyedHandler('moveCatalogueRow', {
    act: async (context, { params, body }, once) =>
      context.services.desk.move({ ...params, ...body }, await makerOf(context, 'moveCatalogueRow'), once()),
  }),
};
