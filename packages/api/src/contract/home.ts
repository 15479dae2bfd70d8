import * as z from 'zod/mini';
import { Id, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

/**
 * A banner; `sectionName` is a slot (`home-main`, `home-side`, `stores-all-page` …) or the title of the home section it
 * follows.
 */
export const HomeBanner = z.object({
  sectionName: z.string(),
  bannerImageUrl: z.string(),
  redirectUrl: z.string(),
  /** Text instead of the picture, for those who cannot see it. */
  altText: z.optional(z.string()),
});
export type HomeBanner = z.infer<typeof HomeBanner>;

/** A dynamic home section. */
export const HomeSection = z.object({ id: Id, title: z.string(), rank: z.number() });
export type HomeSection = z.infer<typeof HomeSection>;

/** A card of a dynamic section. The three item texts save the client a call; other hosts may leave them out. */
export const SectionCard = z.object({
  itemType: z.string(),
  itemId: Id,
  rank: z.number(),
  earnRewards: z.string(),
  termsTag: z.string(),
  discountText: z.string(),
  itemName: z.optional(z.string()),
  itemImageUrl: z.optional(z.string()),
  itemUrlSlug: z.optional(z.string()),
});
export type SectionCard = z.infer<typeof SectionCard>;

export const listBanners = endpoint({
  method: 'GET',
  path: '/home-page-banners/paginated',
  summary: 'Banners of the named sections (comma-separated), or of all',
  auth: 'public',
  query: z.object({ ...pageQuery, sectionNames: z._default(typedLine().check(z.maxLength(2048)), '') }),
  response: z.array(HomeBanner),
  paged: true,
});

export const listAllBanners = endpoint({
  method: 'GET',
  path: '/home-page-banners',
  summary: 'All banners at once',
  auth: 'public',
  response: z.array(HomeBanner),
});

export const listHomeSections = endpoint({
  method: 'GET',
  path: '/home-sections',
  summary: 'Dynamic home sections, sorted by rank',
  auth: 'public',
  response: z.array(HomeSection),
});

export const listSectionCards = endpoint({
  method: 'GET',
  path: '/home-section-cards/sections/{id}',
  summary: 'Cards of one dynamic home section, sorted by rank',
  auth: 'public',
  params: z.object({ id: Id }),
  query: z.object({ ...pageQuery, sectionId: z.optional(Id) }),
  response: z.array(SectionCard),
  paged: true,
  errors: [404],
});
