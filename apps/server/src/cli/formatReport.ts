import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import type { LoadReport } from '../domain/shop/catalogue/desk/loadFile.ts';
import { OUTCOMES, type RowProblem, type RowReport } from '../domain/shop/catalogue/import/ImportReport.ts';

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
  faqs: 'FAQs',
  videos: 'Videos',
  texts: 'Texts',
};

function totalsLine({ totals }: LoadReport, name: CatalogueKindName): string {
  const counts = OUTCOMES.filter((outcome) => totals[name][outcome] > 0).map(
    (outcome) => `${totals[name][outcome]} ${outcome}`,
  );
  return `  ${LABELS[name].padEnd(15)}${counts.join(', ') || 'none'}`;
}

function namedRow({ path, key }: RowReport, problems: readonly RowProblem[]): string {
  const reasons = problems.map((problem) => `    ${problem.path}: ${problem.reason}`);
  return [`  ${path}${key === undefined ? '' : ` (${key})`}`, ...reasons].join('\n');
}

const SAID: Record<LoadReport['outcome'], string> = {
  loaded: 'The catalogue was loaded.',
  unchanged: 'Nothing in the shop changed.',
  shown: 'Nothing was loaded: this is what the file would change.',
  unconfirmed: 'Nothing was loaded: read the warnings, then mend the file, or name the kinds that are meant:',
  waiting: 'Nothing was loaded: the whole file waits until a second person approves it in the admin area:',
};

/** What follows the first line: the option that confirms all kinds, or the change that waits. */
function nextSteps({ outcome, warnings, changeId, reasons }: LoadReport): string[] {
  if (outcome === 'unconfirmed') {
    const counts = warnings.map(({ kind, rows }) => `  ${kind.padEnd(18)}${rows === 1 ? '1 row' : `${rows} rows`}`);
    return [...counts, `  --confirm ${warnings.map(({ kind }) => kind).join(',')}`, ''];
  }
  if (outcome === 'waiting') return [`  /admin/changes/${changeId}`, ...reasons.map((reason) => `  ${reason}`), ''];
  return outcome === 'shown' && reasons.length > 0
    ? ['It would wait for a second person:', ...reasons.map((reason) => `  ${reason}`), '']
    : [];
}

/** Characters of a value in a difference. */
const MOST_SHOWN = 80;

function inShort(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const changed = ({ path, fields }: LoadReport['rows'][number]): RowProblem[] =>
  fields.map(({ field, before, after }) => ({
    path: `${path}.${field}`,
    reason: `${inShort(before)} -> ${inShort(after)}`,
  }));

/** The report for the operator. */
export function formatReport(report: LoadReport): string {
  const part = (title: string, problemsOf: (row: LoadReport['rows'][number]) => RowProblem[]) => {
    const rows = report.rows.filter((row) => problemsOf(row).length > 0);
    return rows.length === 0 ? [] : ['', title, ...rows.map((row) => namedRow(row, problemsOf(row)))];
  };
  return [
    SAID[report.outcome],
    ...nextSteps(report),
    ...catalogueKinds.map((name) => totalsLine(report, name)),
    ...(report.uncheckedLinks > 0
      ? [`  ${report.uncheckedLinks} links were not checked: there are too many for one file.`]
      : []),
    ...(report.outcome === 'shown' ? part('Changes:', changed) : []),
    ...part('Refused, and not loaded:', ({ problems }) => problems),
    ...part(report.outcome === 'loaded' ? 'Loaded, but look at these:' : 'Look at these:', ({ warnings }) => warnings),
  ].join('\n');
}
