import { indiaDay } from '@potli/api/units/india';
import type { ReportPull } from '../../../domain/orders/networks/ReportPull.ts';
import { cuelinks } from '../cuelinks.ts';
import { createListAdapter, toListBody } from '../listAdapter.ts';
import { createFetcher } from './createFetcher.ts';
import { fieldsOf, idOf, listOf } from './listOf.ts';
import type { PullSource } from './PullSource.ts';

/** No public page says how often it may be asked. */
const PACE_MS = 1_000;
const PER_PAGE = 100;
const FIRST_PAGE = '1';
/** The transactions of a Cuelinks account, by pages. Rows are chosen by the day of the order. */
export function createCuelinksPull({ network, token, baseUrl, rules, ...source }: PullSource): ReportPull {
  const fetchJson = createFetcher({ title: cuelinks.title, baseUrl, paceMs: PACE_MS, ...source });
  let pageBefore = '[]';
  return {
    network,
    adapter: createListAdapter(cuelinks, rules),
    parts: (from, to) => [{ by: 'transaction', from, to }],
    async fetchPage({ from, to }, page = FIRST_PAGE, signal) {
      const sent = await fetchJson({
        path: '/api/v2/transactions.json',
        query: { start_date: indiaDay(from), end_date: indiaDay(to), page, per_page: String(PER_PAGE) },
        headers: { authorization: `Token token="${token}"` },
        signal,
      });
      const rows = sent === undefined ? [] : listOf(cuelinks.title, fieldsOf(sent).transactions);
      // a page may have fewer rows than were asked for: the last one has none, or is the one before again
      const before = page === FIRST_PAGE ? '[]' : pageBefore;
      pageBefore = JSON.stringify(rows);
      const isLast = rows.length === 0 || pageBefore === before;
      return isLast ? { rows } : { rows, next: String(Number(page) + 1) };
    },
    rowId: (row) => idOf(row.id),
    toBody: (row, statedAt) => toListBody(network, cuelinks, row, statedAt),
  };
}
