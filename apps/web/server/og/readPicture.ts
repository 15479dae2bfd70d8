import { getCreditCardBySlug, getFlashDealBySlug, getGiftCardBySlug, getStoreBySlug } from '@potli/api';
import type { Client } from '@potli/api/client';
import { ApiError } from '@potli/api/errors';
import type { CatalogueKind } from '@potli/server';

/** The content of a picture for shared links. */
export interface Picture {
  title: string;
  /** What a member earns or saves; empty if there is no promise. */
  promise: string;
  /** Address of the art as the catalogue has it; only pictures of this site are drawn. */
  art: string;
  /** A store's mark, a scene, a card's face, or a drawing without a ground. */
  shape: 'mark' | 'scene' | 'card' | 'drawing';
}

type Reader = (client: Client, slug: string) => Promise<Picture>;

const readers: Record<string, Reader> = {
  async store(client, slug) {
    const { storeName, earnRewards, storeImageUrl } = await client.call(getStoreBySlug, { params: { slug } });
    return { title: storeName, promise: earnRewards, art: storeImageUrl, shape: 'mark' };
  },
  async deal(client, slug) {
    const { offerName, store, offerImageUrl } = await client.call(getFlashDealBySlug, { params: { slug } });
    return { title: offerName, promise: store?.earnRewards ?? '', art: offerImageUrl, shape: 'scene' };
  },
  async card(client, slug) {
    const { heading, subHeading, imageUrl } = await client.call(getCreditCardBySlug, { params: { slug } });
    return { title: heading, promise: subHeading, art: imageUrl, shape: 'card' };
  },
  async giftcard(client, slug) {
    const { brandName, salesDiscount, imageUrl } = await client.call(getGiftCardBySlug, { params: { slug } });
    return { title: `${brandName} gift card`, promise: `${salesDiscount}% off`, art: imageUrl, shape: 'scene' };
  },
};

const kinds: Record<string, CatalogueKind> = { store: 'store', deal: 'deal', card: 'creditCard', giftcard: 'giftCard' };

const pages: Record<string, Picture> = {
  shop: { title: 'Cashback on what you buy anyway', promise: '', art: '/art/menu.svg', shape: 'drawing' },
  coupons: { title: 'Coupons with cashback on top', promise: '', art: '/art/menu.svg', shape: 'drawing' },
  deals: { title: 'Flash deals with cashback on top', promise: '', art: '/art/menu.svg', shape: 'drawing' },
};

/** The picture at `store/juttigali`, or undefined if there is none of that name. */
export async function readPicture(
  client: Client,
  name: string,
  isThere: (kind: CatalogueKind, slug: string) => Promise<boolean>,
): Promise<Picture | undefined> {
  const [kind = '', slug] = name.split('/');
  if (slug === undefined) return Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (known === undefined || !(await isThere(known, slug))) return undefined;
  try {
    return await readers[kind]?.(client, slug);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
