import type { ReportPull } from '../../../domain/orders/networks/ReportPull.ts';
import { awin } from '../awin.ts';
import { createListAdapter, toListBody } from '../listAdapter.ts';
import { createFetcher } from './createFetcher.ts';
import { idOf, listOf } from './listOf.ts';
import type { PullSource } from './PullSource.ts';
import { piecesOf } from './piecesOf.ts';

/** At most 31 days at once, and 20 requests a minute. */
const MOST_DAYS = 31;
const PACE_MS = 3_000;
/** A row is in one list when it is new, in the second when it is decided, in the third when its amounts change. */
const DATE_TYPES = ['transaction', 'validation', 'amendment'];

const toUtc = (time: Date) => time.toISOString().slice(0, 19);

/** The transactions of a publisher. Awin gives a list in one piece, without pages. */
export function createAwinPull({ network, id = '', token, baseUrl, rules, ...source }: PullSource): ReportPull {
  const fetchJson = createFetcher({ title: awin.title, baseUrl, paceMs: PACE_MS, ...source });
  return {
    network,
    adapter: createListAdapter(awin, rules),
    parts: (from, to) => piecesOf(from, to, MOST_DAYS).flatMap((piece) => DATE_TYPES.map((by) => ({ by, ...piece }))),
    async fetchPage({ by, from, to }, _page, signal) {
      const sent = await fetchJson({
        path: `/publishers/${encodeURIComponent(id)}/transactions/`,
        query: { startDate: toUtc(from), endDate: toUtc(to), timezone: 'UTC', dateType: by },
        headers: { authorization: `Bearer ${token}` },
        signal,
      });
      return { rows: sent === undefined ? [] : listOf(awin.title, sent) };
    },
    rowId: (row) => idOf(row.id),
    toBody: (row, statedAt) => toListBody(network, awin, row, statedAt),
  };
}
