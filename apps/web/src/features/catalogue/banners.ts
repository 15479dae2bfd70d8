import type { Client } from '@potli/api/client';
import { type HomeBanner, listBanners } from '@potli/api/contract/home';
import { orUndefined } from './orUndefined.ts';

/** Banners of one slot, such as `stores-all-page` (docs/product/site.md#banners). Undefined where they did not load. */
export async function fetchBanners(api: Client, slot: string, signal: AbortSignal): Promise<HomeBanner[] | undefined> {
  const query = { pageNumber: 0, pageSize: 250, sectionNames: slot };
  return (await orUndefined(api.call(listBanners, { query }, { signal })))?.rows;
}
