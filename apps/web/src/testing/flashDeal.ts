import type { OfferDetails } from '@potli/api/contract/offers';

/** A flash deal that never expires while stories run. */
export const flashDeal = {
  id: '901',
  urlSlug: 'dhoom-900-headphones',
  offerName: 'Dhoom 900 wireless headphones at 62% off',
  offerImageUrl: '/demo/deals/headphones.svg',
  offerHomePageCardTag: 'Ends tonight',
  couponCode: 'DHOOM62',
  expiryDate: '2099-12-31T18:29:00.000Z',
  redirectUrl: 'https://shop.voltaara.example/offers/dhoom-900?aff_id=potli&subid={clickId}',
  isOffline: false,
  store: {
    id: '1',
    storeName: 'Voltaara',
    urlSlug: 'voltaara',
    storeImageUrl: '/demo/stores/voltaara.svg',
    isOffline: false,
    earnRewards: 'Up to 4.5% Cashback',
    termsTag: '',
    discountText: '',
  },
  aboutThisOffer: '<p>Over-ear, 40 mm drivers, 52 hours on one charge. MRP ₹7,999, offer price ₹2,999.</p>',
  cashbackDetails:
    '<table><tbody><tr><th scope="row">Headphones and speakers</th><td>4.5%</td></tr><tr><th scope="row">Gift wrap and delivery charges</th><td>No cashback</td></tr></tbody></table>',
  aboutStore: '<p>Voltaara sells phones, laptops and audio with doorstep service in 212 Indian cities.</p>',
  getThisOffer: '<ol><li>Copy the code above and press Grab Deal.</li><li>Pay by UPI for the extra ₹250 off.</li></ol>',
  termsAndConditions: ['One unit for each member.', 'The code works once, on prepaid orders only.'],
} satisfies OfferDetails;
