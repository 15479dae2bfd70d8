/** Where banners are shown; a banner may also name the title of the home section below it. */
export const bannerPlaces = [
  'home-main',
  'home-side',
  'stores-all-page',
  'credit-cards-all-page',
  'gift-cards-all-page',
  'flash-deals-all-page',
  'coupons-all-page',
  'category-page',
] as const;
