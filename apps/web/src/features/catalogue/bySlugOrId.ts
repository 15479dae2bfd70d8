import { ApiError } from '@potli/api/errors';

/**
 * What a slug names, else what an id names (docs/product/site.md#detail-pages). A broken server is not taken for a
 * missing slug.
 */
export async function bySlugOrId<Data>(bySlug: () => Promise<Data>, byId: () => Promise<Data>): Promise<Data> {
  try {
    return await bySlug();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return byId();
  }
}
