import * as z from 'zod/mini';

/**
 * What FAQs and videos are about, in the order in which members see them (docs/product/content.md#content-types). Groups of other
 * hosts may have other names.
 */
export const ContentType = z.enum(['STORE', 'CREDIT_CARD', 'FLASH_DEALS', 'GIFT_CARD', 'MISCELLANEOUS', 'HOME_PAGE']);
export type ContentType = z.infer<typeof ContentType>;
