import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';

/** What is safe in a Content-Security-Policy: a star or a semicolon in a host would have a meaning there. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * Origins of all pictures that pages show and that are not files of this site: those of the catalogue and the banner of
 * the dashboard.
 */
export async function readPictureOrigins(queries: Queries): Promise<readonly string[]> {
  const { rows } = await queries.execute<{ start: string }>(sql`
    select distinct substring(address from '^(?:[A-Za-z]+:)?//[^/?#]+') as start
    from (
      select store_image_url as address from store
      union all select image_url from credit_card
      union all select image_url from gift_card
      union all select image_url from category
      union all select offer_image_url from offer
      union all select banner_image_url from banner
      union all select content #>> '{userDashboardBanner,bannerImageUrl}' from dashboard_content
    ) as pictures
    where address ~ '^(?:[A-Za-z]+:)?//[^/?#]'`);
  const origins = rows.flatMap(({ start }) => URL.parse(start, 'https://no-scheme')?.origin ?? []);
  return [...new Set(origins)].filter((origin) => ORIGIN.test(origin)).sort();
}
