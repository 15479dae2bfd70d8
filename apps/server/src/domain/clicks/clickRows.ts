import type { DeviceInfo } from '@potli/api';
import type pg from 'pg';

/** A click on its way into the table. */
export interface ClickRow {
  /** UUIDv7 */
  id: string;
  memberId: bigint;
  source: string;
  sourceId: bigint;
  clickedAt: Date;
  cashbackBasisPoints: number;
  cashbackPaise: bigint;
  redirectUrl: string | null;
  device: DeviceInfo;
}

const INSERT = {
  name: 'insert_clicks',
  text: `insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, redirect_url, device)
    select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::bigint[], $5::timestamptz[], $6::int[], $7::bigint[], $8::text[], $9::jsonb[])`,
};

/** Writes all rows in one statement, which is one commit. */
export async function insertClicks(pool: pg.Pool, rows: readonly ClickRow[]): Promise<void> {
  const values = [
    rows.map((row) => row.id),
    rows.map((row) => String(row.memberId)),
    rows.map((row) => row.source),
    rows.map((row) => String(row.sourceId)),
    rows.map((row) => row.clickedAt.toISOString()),
    rows.map((row) => row.cashbackBasisPoints),
    rows.map((row) => String(row.cashbackPaise)),
    rows.map((row) => row.redirectUrl),
    rows.map((row) => JSON.stringify(row.device)),
  ];
  await pool.query({ ...INSERT, values });
}
