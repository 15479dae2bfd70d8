import * as z from 'zod/mini';
import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Check } from './Check.ts';
import type { ConformanceRequest, Known } from './ConformanceCase.ts';
import type { ConformanceHost } from './ConformanceHost.ts';
import { type Difference, shown } from './Difference.ts';
import { readJson, sendAs } from './judgeCase.ts';

/** Rows of a small page, and of a page that is as large as three of them. */
const SMALL = 3;
const LARGE = 9;

/** What a list needs beside its page. */
const requests: Partial<Record<EndpointName, (known: Known) => ConformanceRequest>> = {
  listSectionCards: ({ sectionId }) => ({ params: { id: sectionId } }),
  searchStores: ({ storeName }) => ({ query: { storeName: storeName.slice(0, 1) } }),
  searchCreditCards: ({ creditCardName }) => ({ query: { creditCardName: creditCardName.slice(0, 1) } }),
  searchGiftCards: ({ giftCardBrand }) => ({ query: { brandName: giftCardBrand.slice(0, 1) } }),
};

/** The times of lists that begin with the newest row. */
const times: Partial<Record<EndpointName, string>> = {
  listMyClicks: 'clickTime',
  listMyDisputes: 'disputeCreationTime',
  listMyPayouts: 'accountDebitDate',
  listReferredPeople: 'signupDate',
};

/** The page before this project's own parameters was the whole list. */
const wholeElsewhere: ReadonlySet<EndpointName> = new Set<EndpointName>(['listMyDisputes']);

interface List {
  name: EndpointName;
  endpoint: Endpoint;
  request: ConformanceRequest;
}

interface Page {
  rows: unknown[];
  /** What the headers say; undefined where they are missing. */
  totalPages: number | undefined;
  totalCount: number | undefined;
}

/** Every paged list is one list, however it is cut. */
export const pagingChecks: readonly Check[] = (Object.entries<Endpoint>(contract) as [EndpointName, Endpoint][])
  .filter(([, { paged }]) => paged)
  .map(([name, endpoint]) => ({
    endpoint: name,
    name: 'is one list, however it is cut into pages',
    as: endpoint.auth === 'member' ? 'member' : 'visitor',
    acts: false,
    demo: wholeElsewhere.has(name),
    async differences(host) {
      const list = { name, endpoint, request: requests[name]?.(host.known) ?? {} };
      const first = await judgeList(list, host);
      // a row may have come in between
      return first.length > 0 ? judgeList(list, host) : first;
    },
  }));

async function judgeList(list: List, host: ConformanceHost): Promise<Difference[]> {
  const large = await readPage(list, 0, LARGE, host);
  const small: Page[] = [];
  for (const page of [0, 1, 2]) small.push(await readPage(list, page, SMALL, host));
  return [
    ...small.flatMap(({ rows }, page) =>
      rowDifferences(`body of page ${page}`, large.rows.slice(page * SMALL, (page + 1) * SMALL), rows),
    ),
    ...newestFirstDifferences(times[list.name], large.rows),
    ...[...small.map((page) => ({ ...page, size: SMALL })), { ...large, size: LARGE }].flatMap(totalDifferences),
    ...sameTotals([large, ...small]),
    ...(await endDifferences(list, large, host)),
  ];
}

/** The last page has the rest of the rows, and the next one has none. */
async function endDifferences(list: List, { rows, totalCount }: Page, host: ConformanceHost): Promise<Difference[]> {
  const count = totalCount ?? (rows.length < LARGE ? rows.length : undefined);
  if (count === undefined) return [];
  const last = Math.max(Math.ceil(count / LARGE) - 1, 0);
  const end = await readPage(list, last, LARGE, host);
  const after = await readPage(list, last + 1, LARGE, host);
  const rest = count - last * LARGE;
  return [
    ...(end.rows.length === rest
      ? []
      : [rowCount(`body of page ${last}, the last by header x-total-count`, rest, end.rows)]),
    ...(after.rows.length === 0 ? [] : [rowCount(`body of page ${last + 1}, after the last`, 0, after.rows)]),
  ];
}

function totalDifferences({ totalPages, totalCount, size }: Page & { size: number }): Difference[] {
  if (totalPages === undefined || totalCount === undefined) return [];
  const pages = Math.ceil(totalCount / size);
  if (pages === totalPages) return [];
  const expected = `${pages}, for ${totalCount} rows in pages of ${size}`;
  return [{ at: 'header x-total-pages', expected, got: String(totalPages) }];
}

function sameTotals(pages: readonly Page[]): Difference[] {
  const counts = [...new Set(pages.map(({ totalCount }) => String(totalCount)))];
  if (counts.length === 1) return [];
  return [{ at: 'header x-total-count', expected: 'the same on every page', got: counts.join(', ') }];
}

function newestFirstDifferences(field: string | undefined, rows: readonly unknown[]): Difference[] {
  if (field === undefined) return [];
  const values = rows.map((row) => String((row as Record<string, unknown>)[field]));
  const place = values.findIndex((time, index) => index > 0 && Date.parse(time) > Date.parse(values[index - 1] ?? ''));
  if (place === -1) return [];
  return [
    {
      at: `body[${place}].${field}`,
      expected: `the newest row first: not after ${values[place - 1]}`,
      got: String(values[place]),
    },
  ];
}

function rowDifferences(at: string, expected: readonly unknown[], got: readonly unknown[]): Difference[] {
  const place = expected.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(got[index]));
  if (place !== -1) return [rowDiffers(`${at}, row ${place}`, expected[place], got[place])];
  return expected.length === got.length ? [] : [rowCount(at, expected.length, got)];
}

const rowDiffers = (at: string, expected: unknown, got: unknown): Difference => ({
  at,
  expected: `the row that one large page has there, ${shown(expected)}`,
  got: shown(got),
});

const rowCount = (at: string, count: number, rows: readonly unknown[]): Difference => ({
  at,
  expected: count === 0 ? 'no rows' : `${count} rows`,
  got: `${rows.length} rows`,
});

async function readPage({ endpoint, request }: List, page: number, size: number, host: ConformanceHost): Promise<Page> {
  const isShort = endpoint.query instanceof z.ZodMiniObject && 'page' in endpoint.query.shape;
  const window: Record<string, string> = isShort
    ? { page: `${page}`, size: `${size}` }
    : { pageNumber: `${page}`, pageSize: `${size}` };
  const as = endpoint.auth === 'member' ? 'member' : 'visitor';
  const response = await sendAs(as, endpoint, { ...request, query: { ...request.query, ...window } }, host);
  const body = await readJson(response);
  const total = (name: string) => (response.headers.has(name) ? Number(response.headers.get(name)) : undefined);
  return {
    // that it is no list is reported by the call's other checks
    rows: Array.isArray(body) ? body : [],
    totalPages: total('x-total-pages'),
    totalCount: total('x-total-count'),
  };
}
