/** The lists of a catalogue document in the order of loading: rows that others name come first. */
export const catalogueKinds = [
  'categories',
  'stores',
  'flashDeals',
  'offers',
  'creditCards',
  'giftCards',
  'banners',
  'homeSections',
  'searchWords',
  'faqs',
  'videos',
  'texts',
] as const;

export type CatalogueKindName = (typeof catalogueKinds)[number];

interface KindFields {
  /** The field by which a row is found; it never changes. */
  key: 'urlSlug' | 'key' | 'word';
  /** The field that people know the row by. */
  title: string;
  /** The field with its picture. */
  picture?: string;
  /** The fields that lead to other sites. */
  links?: readonly string[];
  /** The field that orders its rows: all of them, or those of the home page. */
  rank?: 'rank' | 'homeRank';
  /** The field that says beside which other rows it is ordered. */
  place?: 'sectionName' | 'contentType';
}

/** The fields of each kind that every kind has, under names of its own. */
export const kindFields: Record<CatalogueKindName, KindFields> = {
  categories: { key: 'urlSlug', title: 'name', picture: 'imageUrl', rank: 'rank' },
  stores: {
    key: 'urlSlug',
    title: 'storeName',
    picture: 'storeImageUrl',
    links: ['redirectionUrl', 'baseUrl'],
    rank: 'homeRank',
  },
  flashDeals: {
    key: 'urlSlug',
    title: 'offerName',
    picture: 'offerImageUrl',
    links: ['redirectUrl'],
    rank: 'homeRank',
  },
  offers: { key: 'urlSlug', title: 'offerName', picture: 'offerImageUrl', links: ['redirectUrl'], rank: 'homeRank' },
  creditCards: {
    key: 'urlSlug',
    title: 'heading',
    picture: 'imageUrl',
    links: ['redirectUrl', 'baseUrl'],
    rank: 'homeRank',
  },
  giftCards: { key: 'urlSlug', title: 'name', picture: 'imageUrl' },
  banners: {
    key: 'key',
    title: 'altText',
    picture: 'bannerImageUrl',
    links: ['redirectUrl'],
    rank: 'rank',
    place: 'sectionName',
  },
  homeSections: { key: 'key', title: 'title', rank: 'rank' },
  searchWords: { key: 'word', title: 'word' },
  faqs: { key: 'key', title: 'question', rank: 'rank', place: 'contentType' },
  videos: { key: 'key', title: 'title', links: ['videoUrl'], rank: 'rank', place: 'contentType' },
  texts: { key: 'key', title: 'title' },
};

/** Beside which rows of its kind a row is ordered; empty where that is all of them. */
export function placeOf(kind: CatalogueKindName, row: Readonly<Record<string, unknown>>): string {
  const { place } = kindFields[kind];
  const value = place && row[place];
  return typeof value === 'string' ? value : '';
}
