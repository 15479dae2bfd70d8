import type { Queries } from '../../../db/database.ts';
import { memberEvent } from '../../../db/schema/memberEvent.ts';
import type { Place, PlaceTags } from '../devices/createPlaceTags.ts';

export type MemberEventKind = (typeof memberEvent.$inferSelect)['kind'];

interface HappenedEvent {
  memberId: bigint;
  kind: MemberEventKind;
  place: Place;
  sessionId?: string | undefined;
}

/** Stores events of an account (docs/operations.md#events-of-members). */
export interface MemberEvents {
  /** Part of the caller's transaction, where there is one: there is no change without its event. */
  record(queries: Queries, event: HappenedEvent): Promise<void>;
}

export function createMemberEvents(tags: PlaceTags): MemberEvents {
  return {
    async record(queries, { memberId, kind, place, sessionId = null }) {
      const deviceTag = tags.ofCookie(place.device);
      const addressTag = tags.ofAddress(place.ip);
      await queries.insert(memberEvent).values({ memberId, kind, sessionId, deviceTag, addressTag });
    },
  };
}
