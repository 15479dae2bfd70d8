import type { Handlers } from '../Handler.ts';

export const adminOverviewHandlers: Pick<Handlers, 'getCatalogueOverview'> = {
  getCatalogueOverview: ({ services }) => services.desk.overview(),
};
