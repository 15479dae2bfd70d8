import type { DeviceInfo } from '@potli/api';
import type pg from 'pg';
import type { ClickRow } from './clickRows.ts';

const SELECT = {
  name: 'clicks_by_request_key',
  text: `select id, member_id, source, source_id, redirect_url, device, request_key
    from click join json_to_recordset($1) as asked (member_id bigint, request_key uuid) using (member_id, request_key)`,
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

/** Gives rows whose key was used before the content of the click that was recorded then. */
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
