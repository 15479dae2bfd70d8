import { readdirSync } from 'node:fs';
import type { Database } from '../../apps/server/src/db/database.ts';
import { median } from './median.ts';

/** What may not grow while a shop runs, at one moment. */
export interface Reading {
  /** Milliseconds since the start. */
  at: number;
  memoryMb: number;
  heapMb: number;
  /** Open files and connections of the host's process. */
  descriptors: number;
  /** Timers of the host's process. */
  timers: number;
  databaseConnections: number;
  /** In the folder of the shop, without uploads and PostgreSQL's. */
  files: number;
}

const GAUGES: Record<Exclude<keyof Reading, 'at' | 'databaseConnections' | 'files'>, (text: string) => number> = {
  memoryMb: (text) => gauge(text, 'process_resident_memory_bytes') / 2 ** 20,
  heapMb: (text) => gauge(text, 'nodejs_heap_size_used_bytes') / 2 ** 20,
  descriptors: (text) => gauge(text, 'process_open_fds'),
  timers: (text) => gauge(text, 'nodejs_active_resources\\{type="Timeout"\\}'),
};

/** @throws where the host does not say a gauge */
function gauge(metrics: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`${name} is not among the metrics.`);
  return Number(value);
}

interface Watched {
  metricsUrl: string;
  database: Database;
  dataDir: string;
}

export async function takeReading({ metricsUrl, database, dataDir }: Watched, at: number): Promise<Reading> {
  const text = await (await fetch(metricsUrl)).text();
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  );
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  return {
    at,
    memoryMb: GAUGES.memoryMb(text),
    heapMb: GAUGES.heapMb(text),
    descriptors: GAUGES.descriptors(text),
    timers: GAUGES.timers(text),
    databaseConnections: rows[0]?.count ?? 0,
    files: files.filter((file) => !/^(postgres|uploads)\b/.test(file)).length,
  };
}

export interface Growth {
  name: Exclude<keyof Reading, 'at'>;
  early: number;
  late: number;
  grew: boolean;
}

/** What a gauge may grow by, as a share and beside it as a number: a socket more is no growth. */
const SHARE = 0.05;
const MORE: Record<Growth['name'], number> = {
  memoryMb: 0,
  heapMb: 0,
  descriptors: 10,
  timers: 10,
  databaseConnections: 2,
  files: 2,
};

/**
 * Compares the second sixth of a run with its last one: caches are full by then. Of the heap that is the least of each minute, which
 * is what stays after its garbage is collected.
 */
export function compareReadings(readings: readonly Reading[], lengthMs: number): Growth[] {
  const between = (from: number, to: number) =>
    readings.filter(({ at }) => at >= from * lengthMs && at < to * lengthMs);
  const [early, late] = [between(1 / 6, 2 / 6), between(5 / 6, 2)];
  return (Object.keys(MORE) as Growth['name'][]).map((name) => {
    const of = (part: readonly Reading[]) => {
      const values = part.map((reading) => reading[name]);
      return name === 'heapMb' ? Math.min(...values) : median(values);
    };
    const [was, is] = [of(early), of(late)];
    return { name, early: was, late: is, grew: is > was * (1 + SHARE) + MORE[name] };
  });
}

/** Memory in each sixth of a run (MB): whether it still grows at the end. */
export const courseOfMemory = (readings: readonly Reading[], lengthMs: number): number[] =>
  Array.from({ length: 6 }, (_, sixth) =>
    median(readings.filter(({ at }) => Math.floor((at * 6) / lengthMs) === sixth).map(({ memoryMb }) => memoryMb)),
  );

/** Bytes of each table with its indexes, parts of a table as one. */
export async function tableSizes({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `select coalesce(parent.relname, c.relname) as name, sum(pg_total_relation_size(c.oid)) as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       left join pg_inherits on inhrelid = c.oid left join pg_class parent on parent.oid = inhparent
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') group by 1`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
