import { hash } from 'node:crypto';
import type { ClickOutcome, ClickTarget, DeviceInfo } from '@potli/api';
import { isUuid } from '@potli/api/units/uuid';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { MemberDevices } from '../../members/devices/createMemberDevices.ts';
import { keyUsedForAnother } from '../../platform/idempotency/createKeyedWrites.ts';
import type { RowWriter } from '../../platform/shared/groupCommit.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import type { ClickDestination, FindClickDestination } from '../catalogue/ClickDestination.ts';
import { type ClickRow, type MadeClick, toClickRow } from './clickRows.ts';
import { prepareReadClicks } from './readClicks.ts';
import { toClickId } from './shortClickId.ts';

export interface NewClick {
  memberId: bigint;
  source: ClickTarget;
  /** Id of the store, card, offer, flash deal or gift card. */
  targetId: string;
  device: DeviceInfo;
  /** Idempotency key of the request, if any. */
  idempotencyKey?: string;
}

export interface SharedClick {
  /** The owner of the link. */
  memberId: bigint;
  linkId: bigint;
  destination: ClickDestination;
}

const UNKNOWN = 'Unknown';
const UNKNOWN_DEVICE: DeviceInfo = {
  deviceType: UNKNOWN,
  browserName: UNKNOWN,
  browserVersion: UNKNOWN,
  osName: UNKNOWN,
  osVersion: UNKNOWN,
  visitorId: UNKNOWN,
  geoCountry: UNKNOWN,
  geoCity: UNKNOWN,
  latitude: 0,
  longitude: 0,
};

interface ClickParts {
  database: Database;
  limits: RateLimiter;
  findDestination: FindClickDestination;
  writer: RowWriter<ClickRow>;
  memberDevices: Pick<MemberDevices, 'noteVisitor'>;
}

export type ClickService = ReturnType<typeof createClickService>;

/** Click-outs. A click is never changed, and stores the rate of its moment. */
export function createClickService({ database, limits, findDestination, writer, memberDevices }: ClickParts) {
  const uuidV7 = createUuidV7();

  async function write(made: Omit<MadeClick, 'id' | 'clickedAt'>): Promise<ClickRow> {
    const atMs = Date.now();
    const row = toClickRow({ ...made, id: toClickId(uuidV7(atMs)), clickedAt: new Date(atMs) });
    const { id, source, sourceId, device } = row;
    await writer.add(row);
    // with another id, the key was used before and the row is the click of then
    if (row.id !== id && !isSame(row, { source, sourceId, device })) throw keyUsedForAnother();
    return row;
  }

  return {
    /**
     * Records a click. Returns after the commit: the stored link with the click's id in it. The same key again gives
     * the same click.
     * @throws ProblemError notFound for an unknown target, conflict for a key of another click, tooMany, unavailable
     */
    async record({ memberId, source, targetId, device, idempotencyKey }: NewClick): Promise<ClickOutcome> {
      const member = String(memberId);
      await limits.consume('clickPerMinute', member);
      await limits.consume('clickPerDay', member);
      const destination = await findDestination(source, targetId);
      if (!destination) throw notFound('We do not have this shop or offer any more.');
      const requestKey = idempotencyKey === undefined ? undefined : toRequestKey(idempotencyKey);
      const row = await write({ memberId, source, device: roundLocation(device), destination, requestKey });
      // the click is committed, and no failure here takes it back; the next click of this device tries again
      await memberDevices.noteVisitor(memberId, device.visitorId).catch(() => {});
      return { clickId: row.id, redirectUrl: row.redirectUrl ?? undefined };
    },

    /**
     * Records a visit by a member's share link, and returns its target. The visitor is not identified. The owner's
     * limits do not apply: many friends can come at once.
     * @throws ProblemError unavailable
     */
    async recordShared({ memberId, linkId, destination }: SharedClick): Promise<string | undefined> {
      const shared = { ...destination, id: linkId };
      const row = await write({ memberId, source: 'CUSTOM_LINK', device: UNKNOWN_DEVICE, destination: shared });
      return row.redirectUrl ?? undefined;
    },

    /** Newest first. */
    listOf: prepareReadClicks(database),
  };
}

/** Keys are stored as UUIDs, the smallest form in the database. Most keys are UUIDs, others are hashed. */
function toRequestKey(idempotencyKey: string): string {
  if (isUuid(idempotencyKey)) return idempotencyKey;
  return hash('sha256', idempotencyKey, 'hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

type Asked = Pick<ClickRow, 'source' | 'sourceId' | 'device'>;

function isSame(one: Asked, other: Asked): boolean {
  const sameTarget = one.source === other.source && one.sourceId === other.sourceId;
  return sameTarget && JSON.stringify(one.device) === JSON.stringify(other.device);
}

const toHundredths = (degrees: number) => Number(degrees.toFixed(2));

/** Rounds the location to two decimals of a degree, about a kilometre: the town, not the house. */
export function roundLocation(device: DeviceInfo): DeviceInfo {
  return { ...device, latitude: toHundredths(device.latitude), longitude: toHundredths(device.longitude) };
}
