import type {
  Category,
  HomeBanner,
  HomeSection,
  listBanners,
  listSectionCards,
  Page,
  RequestOf,
  SectionCard,
} from '@potli/api';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { category } from '../../../db/schema/category.ts';
import { banner, homeSection, homeSectionCard } from '../../../db/schema/home.ts';
import { store } from '../../../db/schema/store.ts';
import { idText, parseId } from './ids.ts';
import { pageOf } from './paging.ts';
import { readPage } from './readPage.ts';

/** All categories, in the order of the catalogue document. */
export function readCategories(queries: Queries): Promise<Category[]> {
  return queries
    .select({ id: idText(category.id), name: category.name, urlSlug: category.urlSlug, imageUrl: category.imageUrl })
    .from(category)
    .orderBy(category.position);
}

/** Banners of the named sections, or of all where none is named. */
export function readBanners(
  queries: Queries,
  query: RequestOf<typeof listBanners>['query'],
): Promise<Page<HomeBanner>> {
  const names = query.sectionNames.split(',').flatMap((name) => name.trim() || []);
  const fields = {
    sectionName: banner.sectionName,
    bannerImageUrl: banner.bannerImageUrl,
    redirectUrl: banner.redirectUrl,
    altText: banner.altText,
  };
  const where = names.length > 0 ? inArray(banner.sectionName, names) : undefined;
  const orderBy = [banner.sectionName, banner.rank, banner.id].map((column) => sql`${column}`);
  return readPage(queries, { fields, from: banner, where, orderBy }, query);
}

export function readHomeSections(queries: Queries): Promise<HomeSection[]> {
  return queries
    .select({ id: idText(homeSection.id), title: homeSection.title, rank: homeSection.rank })
    .from(homeSection)
    .orderBy(homeSection.rank, homeSection.id);
}

/** Cards of a section by rank; undefined for a section that there is not. */
export async function readSectionCards(
  queries: Queries,
  sectionId: string,
  query: RequestOf<typeof listSectionCards>['query'],
): Promise<Page<SectionCard> | undefined> {
  const id = parseId(sectionId);
  if (id === undefined) return undefined;
  const [section] = await queries.select({ id: homeSection.id }).from(homeSection).where(eq(homeSection.id, id));
  if (!section) return undefined;
  const cards = await queries
    .select({
      itemType: sql<string>`'STORE'`,
      itemId: idText(store.id),
      rank: homeSectionCard.rank,
      earnRewards: homeSectionCard.earnRewards,
      termsTag: homeSectionCard.termsTag,
      discountText: homeSectionCard.discountText,
      itemName: store.storeName,
      itemImageUrl: store.storeImageUrl,
      itemUrlSlug: store.urlSlug,
    })
    .from(homeSectionCard)
    .innerJoin(store, eq(store.id, homeSectionCard.storeId))
    .where(eq(homeSectionCard.sectionId, id))
    .orderBy(homeSectionCard.rank, store.id);
  return pageOf(cards, query);
}
