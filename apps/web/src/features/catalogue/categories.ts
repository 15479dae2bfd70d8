import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import { type Category, getCategoryBySlug, listCategories } from '@potli/api/contract/categories';
import { type GiftCardSummary, listGiftCards } from '@potli/api/contract/giftCards';
import type { HomeBanner } from '@potli/api/contract/home';
import { listStores, type StoreSummary } from '@potli/api/contract/stores';
import { firstError } from '@potli/api/errors';
import { fetchBanners } from './banners.ts';

/** All categories in the shop's order. */
export function fetchCategories(api: Client, signal: AbortSignal): Promise<Category[]> {
  return api.call(listCategories, {}, { signal });
}

/** A category with one page of its stores and one of its gift cards; undefined where a listing did not load. */
export interface CategoryContents {
  category: Category;
  banners?: HomeBanner[];
  stores?: Page<StoreSummary>;
  giftCards?: Page<GiftCardSummary>;
  /** Why a listing did not load. */
  failures: { stores?: string; giftCards?: string };
}

export interface CategoryAddress {
  slug: string;
  /** Pages of stores and of gift cards, each counting from 1. */
  page: number;
  giftPage: number;
}

/**
 * A category and what is in it, 64 of each kind at a time (docs/product/categories.md#category-page). Fails where there
 * is no such category.
 */
export async function fetchCategory(
  api: Client,
  { slug, page, giftPage }: CategoryAddress,
  signal: AbortSignal,
): Promise<CategoryContents> {
  const category = await api.call(getCategoryBySlug, { params: { slug } }, { signal });
  const failures: CategoryContents['failures'] = {};
  const noted = <Rows>(call: Promise<Rows>, kind: keyof typeof failures, otherwise: string) =>
    call.catch((error: unknown) => {
      failures[kind] = firstError(error, otherwise);
      return undefined;
    });

  const [banners, stores, giftCards] = await Promise.all([
    fetchBanners(api, 'category-page', signal),
    noted(
      api.call(listStores, { query: { pageNumber: page - 1, pageSize: 64, categoryId: category.id } }, { signal }),
      'stores',
      'Failed to fetch stores',
    ),
    noted(
      api.call(
        listGiftCards,
        { query: { pageNumber: giftPage - 1, pageSize: 64, category: category.urlSlug } },
        { signal },
      ),
      'giftCards',
      'Failed to fetch gift cards',
    ),
  ]);
  return { category, banners, stores, giftCards, failures };
}
