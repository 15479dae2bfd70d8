import { DAY_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Queries } from '../../../db/database.ts';
import { memberDevice } from '../../../db/schema/memberDevice.ts';
import { flagSelfDealing } from '../selfdealing/flagSelfDealing.ts';
import type { PlaceTags } from './createPlaceTags.ts';

export type MemberDevices = ReturnType<typeof createMemberDevices>;

/** Pairs of member and device that a host remembers to have written: a click asks the database once a day for each. */
const REMEMBERED = 50_000;
/** Some clients name another device with every page. */
const RETAINED: Record<Kind, number> = { browser: 200, visitor: 50 };

type Kind = (typeof memberDevice.$inferSelect)['kind'];

interface DeviceParts {
  database: Pick<Database, 'orm'>;
  tags: PlaceTags;
}

/** Devices that members use. A device that two members in a chain of invitations share flags the referral. */
export function createMemberDevices({ database: { orm }, tags }: DeviceParts) {
  const written = new LRUCache<string, true>({ max: REMEMBERED, ttl: DAY_MS });

  async function note(memberId: bigint, kind: Kind, deviceTag: Buffer | null): Promise<void> {
    if (!deviceTag) return;
    const name = `${memberId} ${deviceTag.toString('base64')}`;
    if (written.has(name)) return;
    await orm.transaction((queries) => addDevice(queries, { memberId, kind, deviceTag }));
    written.set(name, true);
  }

  return {
    /** After a login: the browser by its device cookie. */
    noteBrowser: (memberId: bigint, cookie: string | undefined) => note(memberId, 'browser', tags.ofCookie(cookie)),
    /** After a click: the device that it names. */
    noteVisitor: (memberId: bigint, visitorId: string) => note(memberId, 'visitor', tags.ofVisitor(visitorId)),
  };
}

interface Device {
  memberId: bigint;
  kind: Kind;
  deviceTag: Buffer;
}

/** A new device can be that of a friend or of an inviter. */
async function addDevice(queries: Queries, { memberId, kind, deviceTag }: Device): Promise<void> {
  // of two members who come with one device at once, the second sees the first
  const name = `device ${deviceTag.toString('hex')}`;
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [seen] = await queries
    .insert(memberDevice)
    .values({ memberId, kind, deviceTag })
    .onConflictDoUpdate({
      target: [memberDevice.memberId, memberDevice.deviceTag],
      set: { lastSeen: sql`now()` },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!seen?.isNew) return;
  await flagSelfDealing(queries, memberId);
  await queries.execute(sql`
    delete from ${memberDevice} where ctid = any(array(
      select ctid from ${memberDevice} where member_id = ${memberId} and kind = ${kind}
      order by last_seen desc, first_seen desc offset ${RETAINED[kind]} for update skip locked
    ))`);
}
