import type { HomeBanner, HomeSection, listBanners, listSectionCards, Page, RequestOf, SectionCard } from '@potli/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { banner, homeSection, homeSectionCard } from '../../../../db/schema/home.ts';
import { store } from '../../../../db/schema/store.ts';
import { idText, parseId } from '../../../platform/shared/ids.ts';
import { pageOf } from '../../../platform/shared/paging.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { isShown } from './isShown.ts';
import { headlineOf, rateCardOf } from './readRates.ts';

const bannerFields = {
  sectionName: banner.sectionName,
  bannerImageUrl: banner.bannerImageUrl,
  redirectUrl: banner.redirectUrl,
  altText: banner.altText,
};
const bannerOrder = [banner.sectionName, banner.rank, banner.id].map((column) => sql`${column}`);

export function readAllBanners(queries: Queries): Promise<HomeBanner[]> {
  return queries
    .select(bannerFields)
    .from(banner)
    .where(isShown(banner))
    .orderBy(...bannerOrder);
}

/** Banners of the named sections, or of all where none is named. */
export function readBanners(
  queries: Queries,
  query: RequestOf<typeof listBanners>['query'],
): Promise<Page<HomeBanner>> {
  const names = query.sectionNames.split(',').flatMap((name) => name.trim() || []);
  const where = and(isShown(banner), names.length > 0 ? inArray(banner.sectionName, names) : undefined);
  return readPage(queries, { fields: bannerFields, from: banner, where, orderBy: bannerOrder }, query);
}

export function readHomeSections(queries: Queries): Promise<HomeSection[]> {
  return queries
    .select({ id: idText(homeSection.id), title: homeSection.title, rank: homeSection.rank })
    .from(homeSection)
    .where(isShown(homeSection))
    .orderBy(homeSection.rank, homeSection.id);
}

/** Cards of a section by rank; undefined for an unknown section. */
export async function readSectionCards(
  queries: Queries,
  sectionId: string,
  query: RequestOf<typeof listSectionCards>['query'],
): Promise<Page<SectionCard> | undefined> {
  const id = parseId(sectionId);
  if (id === undefined) return undefined;
  const [section] = await queries
    .select({ id: homeSection.id })
    .from(homeSection)
    .where(and(eq(homeSection.id, id), isShown(homeSection)));
  if (!section) return undefined;
  const cards = await queries
    .select({
      itemType: sql<string>`'STORE'`,
      itemId: idText(store.id),
      rank: homeSectionCard.rank,
      earnRewards: headlineOf(rateCardOf(store)),
      termsTag: homeSectionCard.termsTag,
      discountText: homeSectionCard.discountText,
      itemName: store.storeName,
      itemImageUrl: store.storeImageUrl,
      itemUrlSlug: store.urlSlug,
    })
    .from(homeSectionCard)
    .innerJoin(store, eq(store.id, homeSectionCard.storeId))
    .where(and(eq(homeSectionCard.sectionId, id), isShown(store)))
    .orderBy(homeSectionCard.rank, store.id);
  return pageOf(cards, query);
}
