import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { bannerPlaces } from '@potli/api/contract/bannerPlaces';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { rateMargins } from '@potli/api/contract/rateMargins';
import { hasPlaceholder } from '@potli/api/link';
import { brokenPromises } from '@potli/api/rates';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { rateCard } from '../../../../db/schema/rateCard.ts';
import { networkPolicy } from '../../../../db/schema/shopBook.ts';
import type { RowProblem } from '../import/ImportReport.ts';
import type { DocumentLists } from './compareDocument.ts';
import { nearestName } from './nearestName.ts';

/** What rows name that is not a row of the catalogue, or is needed to judge a row. */
export interface Known {
  networks: ReadonlySet<string>;
  /** Titles of home sections, of the shop and of the document. */
  sections: ReadonlySet<string>;
  /** Rates by slug of the stores that home sections show. */
  rates: ReadonlyMap<string, RateRow[]>;
}

interface WarnedRow {
  kind: CatalogueKindName;
  row: CatalogueFields;
  /** What is published; null for a new row. */
  before: CatalogueFields | null;
}

/** So many times the last rate is a slip of the decimal point. */
const SLIP = 10;

/** What is allowed in a row and probably not meant: it costs money, or nobody sees it. Paths begin within the row. */
export function warningsOf(
  { kind, row, before }: WarnedRow,
  { known, now }: { known: Known; now: Date },
): RowProblem[] {
  return [
    ...rateSlips(ratesOf(row), ratesOf(before)),
    ...unknownNetwork(row, known.networks),
    ...withoutClickId(row),
    ...pastDates(row, before, now),
    ...(kind === 'banners' ? unknownPlace(row, known.sections) : []),
    ...(kind === 'homeSections' ? brokenCards(row, known.rates) : []),
  ];
}

const ratesOf = (row: CatalogueFields | null) => (row?.rates as RateRow[] | undefined) ?? [];

function rateSlips(rates: readonly RateRow[], before: readonly RateRow[]): RowProblem[] {
  const losses = rateMargins(rates).flatMap(({ appliesTo, margin, unit, cashback, commission }, index) => {
    const figure = (value: number | null) => (unit === 'percent' ? `${value} %` : `₹${value}`);
    const reason = `"${appliesTo}" pays members ${figure(cashback)}, and the network pays ${figure(commission)}`;
    return margin !== null && margin < 0 ? [{ path: `.rates[${index}]`, reason }] : [];
  });
  const slips = rates.flatMap(({ appliesTo, percent, amount }, index) => {
    const last = before.find((rate) => rate.appliesTo === appliesTo);
    const isSlip = (value: number, was = 0) => was > 0 && (value >= was * SLIP || (value > 0 && value <= was / SLIP));
    const slip = (field: string, value: number, was?: number) =>
      isSlip(value, was)
        ? [
            {
              path: `.rates[${index}].${field}`,
              reason: `"${appliesTo}" was ${was} and is ${value}: is the decimal point right?`,
            },
          ]
        : [];
    return [...slip('percent', percent, last?.percent), ...slip('amount', amount, last?.amount)];
  });
  return [...losses, ...slips];
}

function unknownNetwork({ network }: CatalogueFields, networks: ReadonlySet<string>): RowProblem[] {
  if (typeof network !== 'string' || networks.size === 0 || networks.has(network)) return [];
  const near = nearestName(network, networks);
  const reason = `No network "${network}" has reported or is in use here${near === undefined ? '' : `. Is it "${near}"?`}`;
  return [{ path: '.network', reason }];
}

/** A link by which no order is ever known. What is offline is paid by claims. */
function withoutClickId({ isOffline, ...row }: CatalogueFields): RowProblem[] {
  const field = 'redirectionUrl' in row ? 'redirectionUrl' : 'redirectUrl';
  const link = row[field];
  // banners lead to pages
  if (typeof link !== 'string' || isOffline === undefined || isOffline === true || hasPlaceholder(link)) return [];
  const near = /(?:\{|%7B){1,2}[^{}]*?(?:\}|%7D){1,2}|\[[^[\]]*\]/i.exec(link)?.[0];
  const reason =
    near === undefined
      ? 'Has no {clickId}: no order of it is ever known'
      : `"${decodeURIComponent(near)}" is not {clickId}: no order of it is ever known`;
  return [{ path: `.${field}`, reason }];
}

function pastDates(row: CatalogueFields, before: CatalogueFields | null, now: Date): RowProblem[] {
  const isPast = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) <= now.getTime();
  const past = (['expiryDate', 'liveUntil'] as const).filter(
    (field) => isPast(row[field]) && row[field] !== before?.[field],
  );
  const lapsed = ratesOf(row).flatMap(({ to, appliesTo }, index) =>
    isPast(to) && !ratesOf(before).some((rate) => rate.appliesTo === appliesTo && rate.to === to)
      ? [{ path: `.rates[${index}].to`, reason: `${to} is in the past: nobody earns this rate` }]
      : [],
  );
  return [
    ...past.map((field) => ({ path: `.${field}`, reason: `${row[field]} is in the past: nobody sees it` })),
    ...lapsed,
  ];
}

function unknownPlace({ sectionName }: CatalogueFields, sections: ReadonlySet<string>): RowProblem[] {
  const places = [...bannerPlaces, ...sections];
  const name = String(sectionName);
  if (places.includes(name)) return [];
  const near = nearestName(name, places);
  const reason = `No page and no home section has the place "${name}"${near === undefined ? '' : `. Is it "${near}"?`}`;
  return [{ path: '.sectionName', reason }];
}

function brokenCards({ cards }: CatalogueFields, rates: Known['rates']): RowProblem[] {
  return (cards as { store: string; discountText: string }[]).flatMap(({ store, discountText }, index) => {
    const held = rates.get(store);
    const broken = held ? brokenPromises(discountText, held) : [];
    return broken.map((promise) => ({
      path: `.cards[${index}].discountText`,
      reason: `No rate of the store "${store}" holds "${promise}"`,
    }));
  });
}

/** Reads what the rows of a document are compared with. */
export async function readKnown(queries: Queries, lists: DocumentLists): Promise<Known> {
  const reported = await queries.selectDistinct({ network: rateCard.network }).from(rateCard);
  const agreed = await queries.select({ network: networkPolicy.network }).from(networkPolicy);
  const networks = [...reported, ...agreed].flatMap(({ network }) => network ?? []);
  const sections = await queries
    .select({ row: catalogueRow.row })
    .from(catalogueRow)
    .where(and(eq(catalogueRow.kind, 'homeSections'), isNotNull(catalogueRow.row)));
  const given = (kind: CatalogueKindName) => (lists[kind] ?? []) as CatalogueFields[];
  const titles = [...sections.map(({ row }) => row), ...given('homeSections')].map((row) => String(row?.title));
  const shown = given('homeSections').flatMap((row) =>
    Array.isArray(row?.cards) ? (row.cards as { store?: unknown }[]).map((card) => String(card?.store)) : [],
  );
  return {
    networks: new Set(networks),
    sections: new Set(titles),
    rates: await readRates(queries, shown, given('stores')),
  };
}

async function readRates(queries: Queries, slugs: readonly string[], given: readonly CatalogueFields[]) {
  const rates = new Map<string, RateRow[]>();
  if (slugs.length === 0) return rates;
  const held = await queries
    .select({ key: catalogueRow.key, row: catalogueRow.row })
    .from(catalogueRow)
    .where(and(eq(catalogueRow.kind, 'stores'), inArray(catalogueRow.key, [...new Set(slugs)])));
  for (const { key, row } of held) rates.set(key, ratesOf(row));
  for (const row of given) if (Array.isArray(row?.rates)) rates.set(String(row.urlSlug), ratesOf(row));
  return rates;
}
