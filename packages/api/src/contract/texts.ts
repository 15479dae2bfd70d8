import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { TextKey } from './textKeys.ts';

/** A text of the shop, such as its terms; `{productName}` and other words of `siteWords` are left to the site. */
export const StaticText = z.object({
  key: TextKey,
  title: z.string(),
  /** When it was last revised. */
  revised: Instant,
  sections: z.array(
    z.object({
      /** Anchor; others link to it. */
      id: z.string(),
      title: z.string(),
      html: z.string(),
    }),
  ),
});
export type StaticText = z.infer<typeof StaticText>;

export const getText = endpoint({
  method: 'GET',
  path: '/texts/{key}',
  summary: 'A text of the shop as its operator wrote it; 404 where the site shows the one of its release',
  auth: 'public',
  params: z.object({ key: TextKey }),
  response: StaticText,
  errors: [404],
});
