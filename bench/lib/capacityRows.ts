/** What one click and one read cost, as measured. */
export interface UnitCosts {
  /** Processor time of a host for a click (ms). */
  hostMs: number;
  /** The same of the database. */
  databaseMs: number;
  walBytes: number;
  /** With its indexes. */
  diskBytes: number;
  /** Processor time of a host for a read of the catalogue (ms). */
  readMs: number;
  /** Of one host to the database. */
  connections: number;
}

/** The busiest second of a day beside its average: a sale begins at midnight. */
const PEAK = 6;
/** Calls that are no click, for each click. */
const READS = 15;
/** A core that is busier than this makes callers wait. */
const BUSY = 0.6;
/** Clicks that lead to an order, and what one adds to the database (docs/retention.md). */
const ORDERS = 0.03;
const ORDER_BYTES = 7_000;
const DAY_SECONDS = 86_400;
const YEAR_DAYS = 365;

const upTo = (number: number) => Math.max(1, Math.ceil(number));
const inUnits = (bytes: number): string =>
  bytes >= 1e12 ? `${(bytes / 1e12).toFixed(1)} TB` : `${Math.round(bytes / 1e9)} GB`;

/** The table of docs/capacity.md. */
export function capacityRows(costs: UnitCosts): string[] {
  const head = [
    '| Clicks a day | In the busiest second | Host processes | Cores of the database | Connections | Log a day | Disk a year |',
    '| ------------ | --------------------- | -------------- | --------------------- | ----------- | --------- | ----------- |',
  ];
  return [...head, ...[1e6, 1e7, 1e8].map((clicks) => capacityRow(clicks, costs))];
}

function capacityRow(clicks: number, costs: UnitCosts): string {
  const { hostMs, databaseMs, walBytes, diskBytes, readMs, connections } = costs;
  const perSecond = (clicks / DAY_SECONDS) * PEAK;
  const hosts = upTo((perSecond * (hostMs + READS * readMs)) / 1_000 / BUSY);
  // one more, so that one can be restarted
  const running = hosts + 1;
  const cores = upTo((perSecond * databaseMs) / 1_000 / BUSY);
  const orders = clicks * ORDERS;
  const cells = [
    clicks.toLocaleString('en'),
    Math.round(perSecond).toLocaleString('en'),
    String(running),
    String(cores),
    String(running * connections),
    inUnits(clicks * walBytes + orders * ORDER_BYTES * 2),
    inUnits((clicks * diskBytes + orders * ORDER_BYTES) * YEAR_DAYS),
  ];
  return `| ${cells.join(' | ')} |`;
}
