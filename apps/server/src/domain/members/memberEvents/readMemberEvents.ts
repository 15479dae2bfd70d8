import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { memberEvent } from '../../../db/schema/memberEvent.ts';
import type { MemberEventKind } from './createMemberEvents.ts';

/** An event as an operator sees it. */
export interface ReadEvent {
  happenedAt: Date;
  kind: MemberEventKind;
  /** Null where there was no session. */
  session: string | null;
  /** The first characters of the tag of the device, to compare it with others; null where the browser had no cookie. */
  device: string | null;
  /** The same of the network address. */
  address: string | null;
}

/** Enough to tell the few of one member apart. */
const SHOWN = 8;
const MOST = 500;

const shortOf = (tag: Buffer | null) => tag?.toString('hex').slice(0, SHOWN) ?? null;

/** The last 500 events of a member, newest first. */
export async function readMemberEvents(queries: Queries, memberId: bigint): Promise<ReadEvent[]> {
  const rows = await queries
    .select()
    .from(memberEvent)
    .where(eq(memberEvent.memberId, memberId))
    .orderBy(desc(memberEvent.id))
    .limit(MOST);
  return rows.map(({ happenedAt, kind, sessionId, deviceTag, addressTag }) => ({
    happenedAt,
    kind,
    session: sessionId,
    device: shortOf(deviceTag),
    address: shortOf(addressTag),
  }));
}
