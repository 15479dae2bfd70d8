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
] as const;

export type CatalogueKindName = (typeof catalogueKinds)[number];

interface KindFields {
  /** The field by which a row is found; it never changes. */
  key: 'urlSlug' | 'key' | 'word';
  /** The field that people know the row by. */
  title: string;
  /** The field with its picture. */
  picture?: string;
}

/** The fields of each kind that every kind has, under names of its own. */
export const kindFields: Record<CatalogueKindName, KindFields> = {
  categories: { key: 'urlSlug', title: 'name', picture: 'imageUrl' },
  stores: { key: 'urlSlug', title: 'storeName', picture: 'storeImageUrl' },
  flashDeals: { key: 'urlSlug', title: 'offerName', picture: 'offerImageUrl' },
  offers: { key: 'urlSlug', title: 'offerName', picture: 'offerImageUrl' },
  creditCards: { key: 'urlSlug', title: 'heading', picture: 'imageUrl' },
  giftCards: { key: 'urlSlug', title: 'name', picture: 'imageUrl' },
  banners: { key: 'key', title: 'altText', picture: 'bannerImageUrl' },
  homeSections: { key: 'key', title: 'title' },
  searchWords: { key: 'word', title: 'word' },
};
