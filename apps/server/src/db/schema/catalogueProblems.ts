import { type SQL, sql } from 'drizzle-orm';

const ROW = 'catalogue_row.row';
const KIND = 'catalogue_row.kind';

const raw = (text: string) => (): SQL => sql.raw(text);

/** The picture of a row, under the name that its kind has for it. */
export const PICTURE = `coalesce(${['storeImageUrl', 'imageUrl', 'offerImageUrl', 'bannerImageUrl']
  .map((field) => `${ROW} ->> '${field}'`)
  .join(', ')})`;

/** The link that a click on a row leads to. */
const LINK = `coalesce(${ROW} ->> 'redirectionUrl', ${ROW} ->> 'redirectUrl')`;

/** Where the id of a click goes in a link, as `hasPlaceholder` of the contract finds it. */
const PLACEHOLDER =
  '(\\{|%(25)*7B)(short_?)?click_?id(\\}|%(25)*7D)|(\\[\\[|(%(25)*5B){2})(short_)?click_id(\\]\\]|(%(25)*5D){2})';

/** Conditions on rows that indexes and queries share: a query uses an index only where it says the same. */
export const catalogueProblems = {
  hasNextRates: raw(`${ROW} -> 'nextRates' is not null`),
  /** A deal that never ends. */
  withoutEnd: raw(
    `${KIND} in ('flashDeals', 'offers') and ${ROW} ->> 'expiryDate' is null and ${ROW} ->> 'expiresInMinutes' is null
      and catalogue_row.live_until is null`,
  ),
  withoutRate: raw(`${KIND} in ('stores', 'creditCards') and coalesce(${ROW} -> 'rates', '[]') = '[]'::jsonb`),
  /** By such a link no order is ever known. What is offline is paid by claims, and only what can be clicked says whether it is. */
  withoutClickId: raw(`${ROW} ->> 'isOffline' = 'false' and not ${LINK} ~* '${PLACEHOLDER}'`),
  /** A picture that an editor has sent, which may be missing. */
  hasOwnPicture: raw(`${PICTURE} like '/api/pictures/%'`),
};
