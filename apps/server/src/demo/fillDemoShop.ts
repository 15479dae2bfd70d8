import { demoBankDetails, demoCatalogue } from '@potli/api/fixtures';
import type { Database, Queries } from '../db/database.ts';
import { demoMember } from '../db/schema/demoMember.ts';
import { notification } from '../db/schema/notification.ts';
import { addBankAccount } from '../domain/members/bank/bankAccountRows.ts';
import { createMember } from '../domain/members/identity/createMember.ts';
import type { Sealer } from '../domain/platform/sealing/createSealer.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { daysBefore } from './DemoEvent.ts';
import { ASHAS_CODE, demoFriends, demoSignups } from './demoMembers.ts';
import { fillDashboard } from './fillDashboard.ts';
import { clicksOfFriends, pastYearOfClicks } from './pastYearOfClicks.ts';
import { pastYearOfOrders } from './pastYearOfOrders.ts';
import { recordPastClicks } from './recordPastClicks.ts';

/** Loads the demo shop, signs up its members and gives the first one a history and friends. */
export async function fillDemoShop(orm: Database['orm'], sealer: Sealer, now: Date): Promise<void> {
  const report = await importCatalogue({ orm }, demoCatalogue, now);
  const refused = report.rows.flatMap(({ problems }) => problems);
  if (refused.length > 0) throw new Error(`The demo shop does not load: ${JSON.stringify(refused)}`);

  const [asha, ...others] = await demoSignups(now);
  const ashaId = await createMember(orm, asha);
  const otherIds: bigint[] = [];
  for (const other of others) otherIds.push(await createMember(orm, other));
  const friendIds: bigint[] = [];
  for (const friend of await demoFriends(ASHAS_CODE, now)) friendIds.push(await createMember(orm, friend));
  await orm.insert(demoMember).values([ashaId, ...otherIds, ...friendIds].map((memberId) => ({ memberId })));
  const clicks = [...(await pastYearOfClicks(orm, ashaId, now)), ...(await clicksOfFriends(orm, friendIds, now))];
  await recordPastClicks(orm, clicks);
  await addDemoBankAccount(orm, sealer, ashaId, now);
  await pastYearOfOrders(orm, { ashaId, friendIds }, now);
  // the past year is not news
  await orm.delete(notification);
  await fillDashboard(orm, { sealer, ashaId, now });
}

/** The bank account of a member, saved soon after joining and before the first payout. */
export async function addDemoBankAccount(queries: Queries, sealer: Sealer, memberId: bigint, now: Date): Promise<void> {
  const { payoutsHeldUntil: _, payoutsHeldBecause: __, ...details } = demoBankDetails;
  await addBankAccount(queries, sealer, { memberId, version: 1, details, addedAt: daysBefore(now, 395) });
}
