import type { TextKey } from '../contract/textKeys.ts';
import type { StaticText } from '../contract/texts.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { refundPolicy } from './refundPolicy.ts';
import { termsAndConditions } from './termsAndConditions.ts';

/** The texts of this release: a shop whose operator wrote none shows them. */
export const releaseTexts: Record<TextKey, StaticText> = {
  'terms-and-conditions': termsAndConditions,
  'refund-policy': refundPolicy,
  'privacy-policy': privacyPolicy,
};
