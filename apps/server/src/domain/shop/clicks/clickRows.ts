import type { DeviceInfo } from '@potli/api';
import { withClickId } from '@potli/api/link';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../../db/database.ts';
import { isConnectionError } from '../../../errors/isConnectionError.ts';
import { createGroupCommit, type RowWriter } from '../../platform/shared/groupCommit.ts';
import type { ClickDestination } from '../catalogue/ClickDestination.ts';
import { toShortClickId } from './shortClickId.ts';

/** A click with its target and rate. */
export interface MadeClick {
  /** UUIDv7 of `toClickId`. */
  id: string;
  memberId: bigint;
  /** STORE, CREDIT_CARD, OFFER, GIFT_CARD or CUSTOM_LINK */
  source: string;
  clickedAt: Date;
  device: DeviceInfo;
  destination: ClickDestination;
  /** Hash of the request's idempotency key, as a UUID. */
  requestKey?: string;
}

/** A row for the table: with the target link, the rate and the terms. */
export interface ClickRow extends Omit<MadeClick, 'destination'> {
  sourceId: bigint;
  rateCardId: bigint | null;
  termsId: bigint | null;
  cashbackBasisPoints: number;
  cashbackPaise: bigint;
  redirectUrl: string | null;
}

export function toClickRow(made: MadeClick): ClickRow {
  const { id, memberId, source, clickedAt, device, destination, requestKey } = made;
  const { id: sourceId, rateCardId, termsId, cashbackBasisPoints, cashbackPaise } = destination;
  const redirectUrl = linkOf(destination, id);
  return {
    id,
    memberId,
    source,
    sourceId,
    clickedAt,
    rateCardId,
    termsId,
    cashbackBasisPoints,
    cashbackPaise,
    redirectUrl,
    device,
    requestKey,
  };
}

const PLACEHOLDER_ID = '00000000-0000-7000-8000-000000000000';
const PLACEHOLDER_SHORT = '0000placeholder00000';
/** The text around the click id, and around its short form. A link is parsed once per catalogue version, not at each click. */
const linkPieces = new WeakMap<ClickDestination, string[][]>();

function linkOf(destination: ClickDestination, clickId: string): string | null {
  if (destination.redirectUrl === null) return null;
  let pieces = linkPieces.get(destination);
  if (!pieces) {
    const filled = withClickId(destination.redirectUrl, PLACEHOLDER_ID, PLACEHOLDER_SHORT);
    pieces = filled.split(PLACEHOLDER_SHORT).map((part) => part.split(PLACEHOLDER_ID));
    linkPieces.set(destination, pieces);
  }
  const parts = pieces.map((part) => part.join(clickId));
  return parts.length === 1 ? (parts[0] ?? null) : parts.join(toShortClickId(clickId));
}

/** Days in which a repeated key finds its click: a whole month, and the day before. */
const KEPT_KEYS_DAYS = 32;

/** A host's clock is at most so far from another's, and no statement takes as long. */
const CLOCKS_MS = 600_000;

const INTO = `insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, redirect_url, device,
      request_key, rate_card_id, terms_id)`;
const VALUES = `id, member_id, source, source_id, to_timestamp(clicked_at_ms / 1000.0), cashback_basis_points, cashback_paise,
      redirect_url, device, request_key, rate_card_id, terms_id`;
const AS_MADE = `as made (id uuid, member_id bigint, source text, source_id bigint, clicked_at_ms bigint,
      cashback_basis_points int, cashback_paise bigint, redirect_url text, device json, request_key uuid,
      rate_card_id bigint, terms_id bigint)`;
const INSERT = {
  name: 'insert_clicks',
  text: `${INTO} select ${VALUES} from json_to_recordset($1) ${AS_MADE} on conflict do nothing`,
};

/** The first day of a month in UTC, and a little before it. */
function isMonthNew(): boolean {
  const nowMs = Date.now();
  return [nowMs, nowMs + CLOCKS_MS].some((ms) => new Date(ms).getUTCDate() === 1);
}

/**
 * Each month is a part of the table, and keys are unique within a part only. So around the beginning of a month a key is looked for in all
 * parts of its time, and a lock blocks other transactions from writing it into another one meanwhile.
 * @param made rows as JSON
 * @returns how many were new
 */
function insertAcrossMonths({ orm }: Pick<Database, 'orm'>, made: string): Promise<number | null> {
  return orm.transaction(async (queries) => {
    // a statement of its own: the insert must see what the holder of the lock has committed
    await queries.execute(sql`
      select pg_advisory_xact_lock(key) from (
        select distinct hashtextextended('click ' || member_id || ' ' || request_key, 0) as key
        from json_to_recordset(${made}) as made (member_id bigint, request_key uuid)
        where request_key is not null
        order by key
      ) as sorted`);
    const { rowCount } = await queries.execute(sql`
      ${sql.raw(INTO)} select distinct on (member_id, coalesce(request_key, id)) ${sql.raw(VALUES)}
      from json_to_recordset(${made}) ${sql.raw(AS_MADE)}
      where not exists (select from click as before where before.request_key = made.request_key
        and before.member_id = made.member_id and before.id >= click_id_at(now() - make_interval(days => ${KEPT_KEYS_DAYS})))
      order by member_id, coalesce(request_key, id), id
      on conflict do nothing`);
    return rowCount;
  });
}

/**
 * Writes all rows in one commit. Existing rows stay as they are, so that a batch with an unknown
 * outcome can be sent again. A row whose key was used before becomes the click that was recorded then. The rows are
 * one JSON text: nine arrays take twice the time to serialise.
 */
export async function insertClicks(database: Pick<Database, 'pool' | 'orm'>, rows: readonly ClickRow[]): Promise<void> {
  const { pool } = database;
  const made = JSON.stringify(rows.map(toRecord));
  const written = isMonthNew()
    ? await insertAcrossMonths(database, made)
    : (await pool.query({ ...INSERT, values: [made] })).rowCount;
  if (written !== rows.length) await becomeRecorded(pool, rows);
}

function toRecord(row: ClickRow) {
  return {
    id: row.id,
    member_id: String(row.memberId),
    source: row.source,
    source_id: String(row.sourceId),
    // a date takes as long to serialise as the rest of the row
    clicked_at_ms: row.clickedAt.getTime(),
    cashback_basis_points: row.cashbackBasisPoints,
    cashback_paise: String(row.cashbackPaise),
    redirect_url: row.redirectUrl,
    device: row.device,
    request_key: row.requestKey,
    rate_card_id: row.rateCardId === null ? null : String(row.rateCardId),
    terms_id: row.termsId === null ? null : String(row.termsId),
  };
}

/** Writes clicks; those that arrive together are committed together. */
export function createClickWriter(database: Pick<Database, 'pool' | 'orm'>): RowWriter<ClickRow> {
  const write = async (rows: readonly ClickRow[]) => {
    await insertClicks(database, rows);
    return rows;
  };
  return createGroupCommit({ write, isTransient: isConnectionError });
}

const SELECT = {
  name: 'clicks_by_request_key',
  text: `select id, member_id, source, source_id, redirect_url, device, request_key
    from click join json_to_recordset($1) as asked (member_id bigint, request_key uuid) using (member_id, request_key)
    where click.id >= click_id_at(now() - interval '${KEPT_KEYS_DAYS} days')`,
};

interface Recorded {
  id: string;
  member_id: string;
  source: string;
  source_id: string;
  redirect_url: string | null;
  device: DeviceInfo;
  request_key: string;
}

/** Replaces rows whose key was used before with the click that was recorded then. */
export async function becomeRecorded(pool: Pick<pg.Pool, 'query'>, rows: readonly ClickRow[]): Promise<void> {
  const keyed = rows.filter(({ requestKey }) => requestKey !== undefined);
  if (keyed.length === 0) return;
  const asked = keyed.map(({ memberId, requestKey }) => ({ member_id: String(memberId), request_key: requestKey }));
  const found = await pool.query<Recorded>({ ...SELECT, values: [JSON.stringify(asked)] });
  const recorded = new Map(found.rows.map((row) => [`${row.member_id} ${row.request_key}`, row]));
  for (const row of keyed) {
    const before = recorded.get(`${row.memberId} ${row.requestKey}`);
    if (before) Object.assign(row, toContent(before));
  }
}

function toContent({ id, source, source_id, redirect_url, device }: Recorded): Partial<ClickRow> {
  return { id, source, sourceId: BigInt(source_id), redirectUrl: redirect_url, device };
}
