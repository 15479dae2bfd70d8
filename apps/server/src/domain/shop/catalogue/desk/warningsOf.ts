import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { bannerPlaces } from '@potli/api/contract/bannerPlaces';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { hasPlaceholder } from '@potli/api/link';
import { brokenPromises } from '@potli/api/rates';
import type { Queries } from '../../../../db/database.ts';
import { homeSection } from '../../../../db/schema/home.ts';
import { rateCard } from '../../../../db/schema/rateCard.ts';
import { networkPolicy } from '../../../../db/schema/shopBook.ts';
import type { RowWarning } from '../import/ImportReport.ts';
import type { DocumentLists } from './DocumentLists.ts';
import { negativeMargins, ratesOf } from './guardRates.ts';
import { nearestName } from './nearestName.ts';
import { readPublished } from './readPublished.ts';
import { sheetDamage } from './sheetDamage.ts';

/** What rows name that is not a row of the catalogue, or is needed to judge a row. */
export interface Known {
  networks: ReadonlySet<string>;
  /** Titles of home sections, of the shop and of the document. */
  sections: ReadonlySet<string>;
  /** Rates by slug of the stores that home sections show. */
  rates: Map<string, RateRow[]>;
}

interface WarnedRow {
  kind: CatalogueKindName;
  row: CatalogueFields;
  /** What is published; null for a new row. */
  before: CatalogueFields | null;
}

/** So many times the last rate is a slip of the decimal point. */
const SLIP = 10;

/** What is allowed in a row and probably not meant: it costs money, or no visitor sees it. Paths start within the row. */
export function warningsOf(
  { kind, row, before }: WarnedRow,
  { known, now }: { known: Known; now: Date },
): RowWarning[] {
  return [
    ...negativeMargins(before, row).map((reason) => ({ kind: 'negative-margin' as const, path: '', reason })),
    ...rateSlips(ratesOf(row).rates, ratesOf(before).rates),
    ...unknownNetwork(row, known.networks),
    ...withoutClickId(row),
    ...pastDates(row, before, now),
    ...(kind === 'banners' ? unknownPlace(row, known.sections) : []),
    ...(kind === 'homeSections' ? brokenCards(row, known.rates) : []),
    ...sheetDamage(row, before),
  ];
}

function rateSlips(rates: readonly RateRow[], before: readonly RateRow[]): RowWarning[] {
  return rates.flatMap(({ appliesTo, percent, amount, minimum, newUsersOnly }, index) => {
    const tiers = before.filter((rate) => rate.appliesTo === appliesTo);
    const last = tiers.find((rate) => rate.minimum === minimum && rate.newUsersOnly === newUsersOnly) ?? tiers[0];
    const slip = (field: string, value: number, was = 0) =>
      was > 0 && value > 0 && (value >= was * SLIP || value <= was / SLIP)
        ? [
            {
              kind: 'decimal-point' as const,
              path: `.rates[${index}].${field}`,
              reason: `"${appliesTo}" was ${was} and is ${value}: is the decimal point right?`,
            },
          ]
        : [];
    return [...slip('percent', percent, last?.percent), ...slip('amount', amount, last?.amount)];
  });
}

function unknownNetwork({ network }: CatalogueFields, networks: ReadonlySet<string>): RowWarning[] {
  if (typeof network !== 'string' || networks.size === 0 || networks.has(network)) return [];
  const near = nearestName(network, networks);
  const reason = `No network "${network}" has reported or is in use here${near === undefined ? '' : `. Is it "${near}"?`}`;
  return [{ kind: 'unknown-network', path: '.network', reason }];
}

/** A link by which no order is ever known. What is offline is paid by claims. */
function withoutClickId({ isOffline, ...row }: CatalogueFields): RowWarning[] {
  const field = 'redirectionUrl' in row ? 'redirectionUrl' : 'redirectUrl';
  const link = row[field];
  // banners lead to pages
  if (typeof link !== 'string' || isOffline === undefined || isOffline === true || hasPlaceholder(link)) return [];
  const near = /(?:\{|%7B){1,2}[^{}]*?(?:\}|%7D){1,2}|\[[^[\]]*\]/i.exec(link)?.[0];
  const reason =
    near === undefined
      ? 'Has no {clickId}: no order of it is ever known'
      : `"${decodeURIComponent(near)}" is not {clickId}: no order of it is ever known`;
  return [{ kind: 'without-click-id', path: `.${field}`, reason }];
}

function pastDates(row: CatalogueFields, before: CatalogueFields | null, now: Date): RowWarning[] {
  const isPast = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) <= now.getTime();
  const past = (['expiryDate', 'liveUntil'] as const).filter(
    (field) => isPast(row[field]) && row[field] !== before?.[field],
  );
  const lapsed = ratesOf(row).rates.flatMap(({ to, appliesTo }, index) =>
    isPast(to) && !ratesOf(before).rates.some((rate) => rate.appliesTo === appliesTo && rate.to === to)
      ? [{ path: `.rates[${index}].to`, reason: `${to} is in the past: nobody earns this rate` }]
      : [],
  );
  return [
    ...past.map((field) => ({ path: `.${field}`, reason: `${String(row[field])} is in the past: nobody sees it` })),
    ...lapsed,
  ].map((warning) => ({ kind: 'past-date', ...warning }));
}

function unknownPlace({ sectionName }: CatalogueFields, sections: ReadonlySet<string>): RowWarning[] {
  const places = [...bannerPlaces, ...sections];
  const name = String(sectionName);
  if (places.includes(name)) return [];
  const near = nearestName(name, places);
  const reason = `No page and no home section has the place "${name}"${near === undefined ? '' : `. Is it "${near}"?`}`;
  return [{ kind: 'unknown-place', path: '.sectionName', reason }];
}

function brokenCards({ cards }: CatalogueFields, rates: Known['rates']): RowWarning[] {
  return (cards as { store: string; discountText: string }[]).flatMap(({ store, discountText }, index) => {
    const held = rates.get(store);
    const broken = held ? brokenPromises(discountText, held) : [];
    return broken.map((promise) => ({
      kind: 'broken-promise' as const,
      path: `.cards[${index}].discountText`,
      reason: `No rate of the store "${store}" holds "${promise}"`,
    }));
  });
}

/** Reads what the rows of a document are compared with. */
export async function readKnown(queries: Queries, lists: DocumentLists): Promise<Known> {
  const reported = await queries.selectDistinct({ network: rateCard.network }).from(rateCard);
  const agreed = await queries.select({ network: networkPolicy.network }).from(networkPolicy);
  const given = (lists.homeSections ?? []) as ({ title?: unknown } | null)[];
  const sections = await queries.select({ title: homeSection.title }).from(homeSection);
  return {
    networks: new Set([...reported, ...agreed].flatMap(({ network }) => network ?? [])),
    sections: new Set([...sections, ...given].map((section) => String(section?.title))),
    rates: new Map(),
  };
}

/** Adds the rates of stores that home sections show: those of the document first. */
export async function learnRates(
  queries: Queries,
  { rates }: Known,
  sections: Iterable<CatalogueFields>,
  stores: ReadonlyMap<string, CatalogueFields>,
): Promise<void> {
  const shown = [...sections].flatMap(({ cards }) => (cards as { store: string }[]).map(({ store }) => store));
  const held = await readPublished(queries, 'stores', [...new Set(shown)]);
  for (const slug of shown) {
    const row = stores.get(slug) ?? held.get(slug)?.row;
    if (row) rates.set(slug, ratesOf(row).rates);
  }
}
