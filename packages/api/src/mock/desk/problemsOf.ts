import { RowProblemName } from '../../contract/adminCatalogue.ts';
import { ENDING_SOON_DAYS } from '../../contract/policy.ts';
import { hasPlaceholder } from '../../link/clickLink.ts';
import { DAY_MS } from '../../units/time.ts';
import { type DeskRow, stateOf } from './createDesk.ts';

const isDeal = ({ kind }: DeskRow) => kind === 'flashDeals' || kind === 'offers';

/** Until when a row is there for shoppers (ms), by its own date or that of its deal; undefined: for ever. */
function endOf({ row }: DeskRow): number | undefined {
  const ends = [row?.liveUntil, row?.expiryDate].flatMap((date) => (typeof date === 'string' ? Date.parse(date) : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** What looks wrong with a row of the mock. Its pictures are never gone. */
export function problemsOf(held: DeskRow, rows: ReadonlyMap<string, DeskRow>, nowMs: number): RowProblemName[] {
  const { kind, row } = held;
  if (row === null) return [];
  const isLive = stateOf(held, nowMs) === 'live';
  const end = endOf(held);
  const shop = typeof row.store === 'string' ? rows.get(`stores ${row.store}`) : undefined;
  const found: Record<RowProblemName, boolean> = {
    'without-click-id': row.isOffline === false && !hasPlaceholder(String(row.redirectionUrl ?? row.redirectUrl)),
    'dead-link': isLive && held.deadLinks.length > 0,
    'without-picture': false,
    'hidden-by-store': isLive && isDeal(held) && shop !== undefined && stateOf(shop, nowMs) !== 'live',
    'ended-and-listed': isLive && isDeal(held) && end !== undefined && end <= nowMs,
    'without-rate': (kind === 'stores' || kind === 'creditCards') && (row.rates as unknown[]).length === 0,
    'without-end': isDeal(held) && end === undefined && row.expiresInMinutes === undefined,
    'ending-soon': isLive && end !== undefined && end > nowMs && end <= nowMs + ENDING_SOON_DAYS * DAY_MS,
  };
  return RowProblemName.options.filter((problem) => found[problem]);
}
