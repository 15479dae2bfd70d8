import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import {
  type ImportReport,
  OUTCOMES,
  type RowProblem,
  type RowReport,
} from '../domain/shop/catalogue/import/ImportReport.ts';

const LABELS: Record<CatalogueKindName, string> = {
  categories: 'Categories',
  stores: 'Stores',
  flashDeals: 'Flash deals',
  offers: 'Offers',
  creditCards: 'Credit cards',
  giftCards: 'Gift cards',
  banners: 'Banners',
  homeSections: 'Home sections',
  searchWords: 'Search words',
};

function totalsLine({ totals }: ImportReport, name: CatalogueKindName): string {
  const counts = OUTCOMES.filter((outcome) => totals[name][outcome] > 0).map(
    (outcome) => `${totals[name][outcome]} ${outcome}`,
  );
  return `  ${LABELS[name].padEnd(15)}${counts.join(', ') || 'none'}`;
}

function namedRow({ path, key }: RowReport, problems: readonly RowProblem[]): string {
  const reasons = problems.map((problem) => `    ${problem.path}: ${problem.reason}`);
  return [`  ${path}${key === undefined ? '' : ` (${key})`}`, ...reasons].join('\n');
}

/** The report for the operator. */
export function formatReport(report: ImportReport): string {
  const refused = report.rows.filter(({ outcome }) => outcome === 'refused');
  const warned = report.rows.filter(({ warnings }) => warnings.length > 0);
  const changed = report.rows.some(({ outcome }) => outcome === 'added' || outcome === 'changed');
  return [
    changed ? 'The catalogue was loaded.' : 'Nothing in the shop changed.',
    ...catalogueKinds.map((name) => totalsLine(report, name)),
    ...(refused.length > 0
      ? ['', 'Refused, and not loaded:', ...refused.map((row) => namedRow(row, row.problems))]
      : []),
    ...(warned.length > 0
      ? ['', 'Loaded, but look at these:', ...warned.map((row) => namedRow(row, row.warnings))]
      : []),
  ].join('\n');
}
