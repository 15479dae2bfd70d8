import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';
import { checkLiveLinks } from '../domain/shop/catalogue/desk/checkLiveLinks.ts';
import type { LinkCheck } from '../domain/shop/catalogue/desk/LinkCheck.ts';

interface LinkJobParts {
  database: Pick<Database, 'orm'>;
  check: LinkCheck;
}

/** Looks at the links of what is live, at night in India: for hosts that reach other sites. */
export const linkJob = ({ database, check }: LinkJobParts): Job => ({
  name: 'check-links',
  cron: '11 21 * * *',
  longestSeconds: 1_800,
  run: (signal) => checkLiveLinks(database, { check, now: new Date(), signal }),
});
