import { HOUR_MS } from '@potli/api/units/time';
import type { ReportPull } from '../../../domain/orders/networks/ReportPull.ts';
import { admitad } from '../admitad.ts';
import { createListAdapter, toListBody } from '../listAdapter.ts';
import { CredentialsRefused, createFetcher } from './createFetcher.ts';
import { fieldsOf, idOf, listOf } from './listOf.ts';
import type { PullSource } from './PullSource.ts';

/** 600 requests a minute for an application. */
const PACE_MS = 120;
const LIMIT = 500;
const ZONE_MS = 3 * HOUR_MS;

/** The actions of a publisher: those that are new, then those with a new status. */
export function createAdmitadPull({
  network,
  id = '',
  token: secret,
  baseUrl,
  rules,
  ...source
}: PullSource): ReportPull {
  const fetchJson = createFetcher({ title: admitad.title, baseUrl, paceMs: PACE_MS, ...source });
  let access: { token: string; validUntil: number } | undefined;

  async function authorize(signal: AbortSignal): Promise<string> {
    if (access && performance.now() < access.validUntil) return access.token;
    const sent = await fetchJson({
      path: '/token/',
      form: { grant_type: 'client_credentials', client_id: id, scope: 'statistics' },
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      signal,
    });
    const { access_token: token, expires_in: seconds } = fieldsOf(sent);
    if (typeof token !== 'string' || token === '') throw new CredentialsRefused('Admitad gave no access token.');
    const lasts = typeof seconds === 'number' ? seconds : 0;
    // a token that is about to end is not used
    access = { token, validUntil: performance.now() + (lasts - 60) * 1_000 };
    return token;
  }

  async function fetchActions(query: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    const ask = async () =>
      fetchJson({
        path: '/statistics/actions/',
        query,
        headers: { authorization: `Bearer ${await authorize(signal)}` },
        signal,
      });
    const isKept = access !== undefined;
    try {
      return await ask();
    } catch (error) {
      // Admitad may end a token before its time
      if (!isKept || !(error instanceof CredentialsRefused)) throw error;
      access = undefined;
      return ask();
    }
  }

  return {
    network,
    adapter: createListAdapter(admitad, rules),
    parts: (from, to) => ['date', 'status_updated'].map((by) => ({ by, from, to })),
    async fetchPage({ by, from, to }, page = '0', signal) {
      const offset = Number(page);
      // a time in Admitad's future is refused, and its clock is not known: without an end the list goes to the present
      const time: Record<string, string> =
        by === 'date' ? { date_start: toDay(from), date_end: toDay(to) } : { status_updated_start: toTime(from) };
      const query = { ...time, order_by: 'datetime', limit: String(LIMIT), offset: page };
      const sent = fieldsOf(await fetchActions(query, signal));
      const rows = listOf(admitad.title, sent.results);
      const { count } = fieldsOf(sent._meta);
      const read = offset + rows.length;
      const isMore = typeof count === 'number' ? rows.length > 0 && read < count : rows.length === LIMIT;
      return isMore ? { rows, next: String(read) } : { rows };
    },
    rowId: (row) => idOf(row.action_id),
    toBody: (row, statedAt) => toListBody(network, admitad, row, statedAt),
  };
}

/** dd.mm.yyyy */
const toDay = (time: Date) => toTime(time).slice(0, 10);

/** dd.mm.yyyy hh:mm:ss */
function toTime(time: Date): string {
  const [date = '', clock = ''] = new Date(time.getTime() + ZONE_MS).toISOString().split('T');
  return `${date.split('-').reverse().join('.')} ${clock.slice(0, 8)}`;
}
