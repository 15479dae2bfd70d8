import { demoCatalogue } from '@potli/api/fixtures';
import { importCatalogue } from '../../domain/catalogue/import/importCatalogue.ts';
import { recordPastClicks } from '../../domain/clicks/recordPastClicks.ts';
import { createMember } from '../../domain/identity/createMember.ts';
import type { Database } from '../database.ts';
import { demoSignups } from './demoSignups.ts';
import { pastYearOfClicks } from './pastYearOfClicks.ts';

/** Loads the demo shop, signs its members up and gives the first of them a history. */
export async function fillDemoShop(orm: Database['orm'], now: Date): Promise<void> {
  const report = await importCatalogue({ orm }, demoCatalogue, now);
  const refused = report.rows.flatMap(({ problems }) => problems);
  if (refused.length > 0) throw new Error(`The demo shop does not load: ${JSON.stringify(refused)}`);

  const [asha, ...others] = await demoSignups(now);
  const ashaId = await createMember(orm, asha);
  for (const other of others) await createMember(orm, other);
  await recordPastClicks(orm, await pastYearOfClicks(orm, ashaId, now));
}
