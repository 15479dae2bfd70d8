import type { Page } from '@potli/api';
import type { MemberEvent, MemberEventKind } from '@potli/api/contract/adminMembers';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { memberEvent } from '../../../db/schema/memberEvent.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { readPage } from '../../platform/shared/readPage.ts';

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
  return rows.map(toRead);
}

/** A page of them, for the admin area. */
export async function readEventPage(
  queries: Queries,
  memberId: bigint,
  request: PageRequest,
): Promise<Page<MemberEvent>> {
  const listing = {
    fields: getTableColumns(memberEvent),
    from: memberEvent,
    where: eq(memberEvent.memberId, memberId),
    orderBy: [desc(memberEvent.id)],
  };
  const { rows, ...counts } = await readPage(queries, listing, request);
  const toEvent = (row: EventRow) => {
    const { happenedAt, ...rest } = toRead(row);
    return { id: String(row.id), happenedAt: happenedAt.toISOString(), ...rest };
  };
  return { ...counts, rows: rows.map(toEvent) };
}

type EventRow = typeof memberEvent.$inferSelect;

const toRead = ({ happenedAt, kind, sessionId, deviceTag, addressTag }: EventRow): ReadEvent => ({
  happenedAt,
  kind,
  session: sessionId,
  device: shortOf(deviceTag),
  address: shortOf(addressTag),
});
