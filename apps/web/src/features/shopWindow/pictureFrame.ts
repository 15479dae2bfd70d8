import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { type PictureShape, pictureShapes } from '@potli/ui/theme/pictureShapes';

/** Where a picture is shown, and what is read to who cannot see it. */
export interface PictureFrame {
  shape: PictureShape;
  /** Its alt text; absent where the name of the row is beside it. */
  alt?: { text: string; onText: (text: string) => void };
  name: string;
}

/** Banners of other places go across the page. */
const bannerShapes: Readonly<Record<string, PictureShape>> = {
  'home-main': pictureShapes.stage,
  'home-side': pictureShapes.side,
};

const shapes: Record<CatalogueKindName, (row: CatalogueFields) => PictureShape | undefined> = {
  categories: () => pictureShapes.category,
  stores: () => pictureShapes.logo,
  flashDeals: () => pictureShapes.deal,
  offers: () => pictureShapes.deal,
  creditCards: () => pictureShapes.creditCard,
  giftCards: () => pictureShapes.giftCard,
  banners: ({ sectionName }) => bannerShapes[String(sectionName)] ?? pictureShapes.strip,
  homeSections: () => undefined,
  searchWords: () => undefined,
  faqs: () => undefined,
  videos: () => undefined,
  texts: () => undefined,
};

/** The frame of a row's picture; undefined for a kind without one. */
export function pictureFrame(
  kind: CatalogueKindName,
  row: CatalogueFields,
  onField: (field: string, value: unknown) => void,
): PictureFrame | undefined {
  const shape = shapes[kind](row);
  if (!shape) return undefined;
  const text = (field: string) => (typeof row[field] === 'string' ? row[field] : '');
  const own = { shape, name: text(kindFields[kind].title) };
  if (kind !== 'banners') return own;
  return { ...own, alt: { text: text('altText'), onText: (typed) => onField('altText', typed) } };
}
