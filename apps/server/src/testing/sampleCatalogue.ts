import type { CatalogueDocument } from '@potli/api/contract/catalogueDocument';

type RowOf<Name extends keyof CatalogueDocument> = Extract<
  NonNullable<CatalogueDocument[Name]>,
  readonly unknown[]
>[number];

const picture = '/demo/sample.svg';

export function sampleStore(urlSlug: string, more: Partial<RowOf<'stores'>> = {}): RowOf<'stores'> {
  return {
    urlSlug,
    storeName: urlSlug,
    storeTitle: `${urlSlug} cashback`,
    storeImageUrl: picture,
    baseUrl: `https://${urlSlug}.example/`,
    redirectionUrl: `https://${urlSlug}.example/?ref={clickId}`,
    metaTitle: urlSlug,
    metaDescription: urlSlug,
    rates: [{ appliesTo: 'Everything', percent: 5 }],
    ...more,
  };
}

export function sampleOffer(urlSlug: string, more: Partial<RowOf<'offers'>> = {}): RowOf<'offers'> {
  return {
    urlSlug,
    offerName: urlSlug,
    offerImageUrl: picture,
    redirectUrl: `https://${urlSlug}.example/deal?ref={clickId}`,
    ...more,
  };
}

export const sampleCard: RowOf<'creditCards'> = {
  urlSlug: 'sona-card',
  imageUrl: picture,
  from: 'Bank of Nandi',
  heading: 'Sona Card',
  subHeading: 'Gold for every day',
  baseUrl: 'https://nandi.example/',
  redirectUrl: 'https://nandi.example/apply?ref={clickId}',
  rates: [{ appliesTo: 'Card issued', amount: 1250.5, kind: 'lead' }],
  homeRank: 1,
};

const sampleGiftCard: RowOf<'giftCards'> = {
  urlSlug: 'kapas-gift',
  name: 'Kapas gift card',
  brandName: 'Kapas',
  finalBrandName: 'Kapas',
  imageUrl: picture,
  salesDiscount: 4.25,
  denominations: [500, 1000],
  categories: ['apparel'],
};

const sampleText = (key: RowOf<'texts'>['key'], title: string): RowOf<'texts'> => ({
  key,
  title,
  revised: '2026-11-01T00:00:00Z',
  sections: [{ id: 'who', title: 'Who may join', html: '<p>Who is {minAge} or older.</p>' }],
});

/** A small shop with something of everything. */
export function sampleCatalogue(): CatalogueDocument {
  return {
    version: 1,
    categories: [
      { urlSlug: 'apparel', name: 'Apparel', imageUrl: picture },
      { urlSlug: 'travels', name: 'Travels', imageUrl: picture },
    ],
    stores: [
      sampleStore('kapas', { storeName: 'Kapas', categories: ['apparel'], homeRank: 2, aliases: ['कपास'] }),
      sampleStore('safar', { storeName: 'Safar', categories: ['travels'], homeRank: 1 }),
      sampleStore('anokhi-dukaan', { storeName: 'anokhi Dukaan', categories: ['apparel', 'travels'] }),
    ],
    flashDeals: [
      sampleOffer('ends-soon', { store: 'kapas', expiresInMinutes: 60, homeRank: 2 }),
      sampleOffer('is-over', { expiresInMinutes: -60, homeRank: 1 }),
      sampleOffer('for-ever', { rates: [{ appliesTo: 'This deal', amount: 99.5 }] }),
    ],
    offers: [
      sampleOffer('festive', { couponCode: 'FESTIVE20', homeRank: 1 }),
      sampleOffer('was-good', { expiryDate: '2020-01-01T00:00:00Z' }),
    ],
    creditCards: [sampleCard],
    giftCards: [sampleGiftCard],
    banners: [
      { key: 'main-1', sectionName: 'home-main', bannerImageUrl: picture, redirectUrl: '/stores', altText: 'Stores' },
      { key: 'side-1', sectionName: 'home-side', bannerImageUrl: picture, redirectUrl: '/deals', altText: 'Deals' },
    ],
    homeSections: [
      {
        key: 'weekend',
        title: 'Weekend picks',
        rank: 1,
        cards: [{ store: 'safar', rank: 1, discountText: 'Up to 40% off' }],
      },
    ],
    searchWords: [
      { word: 'kapde', means: ['apparel'] },
      { word: 'ka', means: [] },
    ],
    faqs: [
      { key: 'when', contentType: 'STORE', question: 'When is it mine?', answer: 'After {payoutHold}.' },
      { key: 'where', contentType: 'STORE', question: 'Where is it?', answer: 'In your wallet.', rank: 1 },
    ],
    videos: [
      { key: 'first-order', contentType: 'STORE', title: 'Your first order', videoUrl: 'https://vimeo.com/101' },
      {
        key: 'missing-order',
        contentType: 'STORE',
        title: 'A missing order',
        videoUrl: 'https://vimeo.com/102',
        rank: 1,
      },
    ],
    texts: [sampleText('terms-and-conditions', 'Terms of Sample'), sampleText('refund-policy', 'Refunds of Sample')],
  };
}
