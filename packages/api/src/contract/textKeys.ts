import * as z from 'zod/mini';

/** The texts that a site has a page for; each is the path of its page. */
export const TextKey = z.enum(['terms-and-conditions', 'refund-policy', 'privacy-policy']);
export type TextKey = z.infer<typeof TextKey>;
