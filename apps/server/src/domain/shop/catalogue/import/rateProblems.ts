import type { RateRow, StoreRow } from '@potli/api/contract/catalogueDocument';
import { brokenPromises } from '@potli/api/rates';
import type * as z from 'zod/mini';
import { textsOf } from './checkRows.ts';
import { decimalsProblem } from './decimalsProblem.ts';
import type { RowProblem } from './ImportReport.ts';

/** What an item says of its rates. */
export interface RatedItem {
  rates: readonly RateRow[];
  nextRates?: { from: string; rates: readonly RateRow[] } | undefined;
  programme: z.output<typeof StoreRow>['programme'];
  /** It reports by claim. */
  isOffline: boolean;
}

function problemsOfRow(row: RateRow, path: string): RowProblem[] {
  const { percent, amount, cap, minimum, newUsersOnly, isDefault, from, to, kind, commission } = row;
  const problem = (is: boolean, field: string, reason: string) => (is ? [{ path: path + field, reason }] : []);
  const numbers = { percent, amount, cap, minimum, ...commission };
  return [
    ...Object.entries(numbers).flatMap(([name, value]) =>
      value === undefined ? [] : decimalsProblem(value, `${path}.${name}`),
    ),
    ...problem(percent > 0 && amount > 0, '.amount', 'Give either this or percent'),
    ...problem(cap !== undefined && (cap === 0 || percent === 0), '.cap', 'Is for percentages only, and above 0'),
    ...problem(minimum === 0, '.minimum', 'Must be above 0'),
    ...problem(isDefault && newUsersOnly, '.isDefault', 'The row for all other orders must be for everyone'),
    ...problem(
      isDefault && (from ?? to) !== undefined,
      '.isDefault',
      'The row for all other orders must hold at any time',
    ),
    ...problem(
      kind === 'lead' && (percent > 0 || minimum !== undefined),
      '.kind',
      'A lead has no sale: give an amount',
    ),
    ...problem(
      from !== undefined && to !== undefined && Date.parse(to) <= Date.parse(from),
      '.to',
      'Must be after from',
    ),
  ];
}

/** Problems of an item's rates, those of now and those of later: of each row, and of the one that all other orders earn. */
export function rateProblems({ nextRates, ...item }: RatedItem): RowProblem[] {
  const later = nextRates ? problemsOfRates({ ...item, rates: nextRates.rates }) : [];
  const isOfLater = ({ path }: RowProblem) => path.startsWith('.rates');
  return [
    ...problemsOfRates(item),
    ...later.filter(isOfLater).map(({ path, reason }) => ({ path: `.nextRates${path}`, reason })),
    ...(nextRates && (nextRates.rates.length === 0) !== (item.rates.length === 0)
      ? [{ path: '.nextRates.rates', reason: 'Rates of its own cannot begin or end on a date' }]
      : []),
  ];
}

function problemsOfRates({ rates, programme, isOffline }: RatedItem): RowProblem[] {
  const defaults = rates.filter(({ isDefault }) => isDefault).length;
  const isOnly = rates.length === 1;
  const rowProblems = rates.flatMap((row, index) =>
    problemsOfRow({ ...row, isDefault: row.isDefault || isOnly }, `.rates[${index}]`),
  );
  if (isOffline && !programme.missingSales) {
    return [{ path: '.programme.missingSales', reason: 'What is offline is paid by claims' }];
  }
  if (programme.cashback === 'none' && rates.length > 0) {
    return [{ path: '.rates', reason: 'The programme allows no cashback' }];
  }
  if (isOnly || defaults === 1 || rates.length === 0) return rowProblems;
  return [...rowProblems, { path: '.rates', reason: 'One row must have isDefault: what other orders earn' }];
}

/** A problem for every text with a rate that no row holds. */
export function promiseProblems<Item extends Pick<RatedItem, 'rates' | 'nextRates'>>({
  rates,
  nextRates,
  ...texts
}: Item): RowProblem[] {
  return [...textsOf(texts, '')].flatMap(([path, text]) => [
    ...brokenPromises(text, rates).map((promise) => ({ path, reason: `No row of the rates holds "${promise}"` })),
    ...(nextRates ? brokenPromises(text, nextRates.rates) : []).map((promise) => ({
      path,
      reason: `No row of the later rates holds "${promise}"`,
    })),
  ]);
}
