import type { MyPan, MyYear } from '../contract/tax.ts';
import { toPaise } from '../units/money.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const incomeNames = ['ownOrders', 'sharedLinks', 'referrals', 'total'] as const;

/** The months sum to the year, and the kinds to the total. */
function addsUp({ months, ...year }: MyYear): boolean {
  const ofMonths = (name: (typeof incomeNames)[number]) =>
    months.reduce((sum, { [name]: rupees }) => sum + toPaise(rupees), 0);
  const kinds = toPaise(year.ownOrders) + toPaise(year.sharedLinks) + toPaise(year.referrals);
  return kinds === toPaise(year.total) && incomeNames.every((name) => ofMonths(name) === toPaise(year[name]));
}

const savePan = (name: string, status: number, pan: string): ConformanceCase => ({
  name,
  endpoint: 'saveMyPan',
  as: 'member',
  status,
  request: () => ({ body: { pan } }),
});

/** Shows the end of a PAN, and nothing before it. */
const isMasked = (answer: unknown, end: string): boolean =>
  (answer as MyPan).masked?.endsWith(end) === true && !/ABCP|[0-9]{4}[A-Z]/.test((answer as MyPan).masked ?? '');

export const yearCases: readonly ConformanceCase[] = [
  {
    name: 'returns the income of the financial year that goes on, by kind and month',
    endpoint: 'getMyYear',
    as: 'member',
    status: 200,
    check: (answer) => {
      const year = answer as MyYear;
      // what was ordered in its first weeks is not approved yet
      const hasIncome = year.total > 0 || year.months.length <= 2;
      return addsUp(year) && hasIncome && year.years[0] === year.year && year.months[0]?.month === `${year.year}-04`;
    },
  },
  {
    name: 'returns a year without income, from April to March',
    endpoint: 'getMyYear',
    as: 'newMember',
    request: () => ({ query: { year: '2020' } }),
    status: 200,
    check: (answer) => {
      const { total, months, years } = answer as MyYear;
      const isWhole = months.map(({ month }) => month).join() === MONTHS_OF_2020;
      return total === 0 && isWhole && years.length === 1;
    },
  },
  ...['year=x', 'year=1999', 'year=2101', 'year=2026.5'].map(
    (query): ConformanceCase => ({
      name: `refuses ${query}`,
      endpoint: 'getMyYear',
      as: 'member',
      request: () => ({ query: Object.fromEntries(new URLSearchParams(query)) }),
      status: 400,
    }),
  ),
  {
    name: 'has no PAN of a new member',
    endpoint: 'getMyPan',
    as: 'newMember',
    status: 200,
    check: (answer) => (answer as MyPan).masked === null && (answer as MyPan).savedAt === null,
  },
  {
    ...savePan('saves a PAN however it was typed, and answers its end', 200, ' abcpx1234f '),
    check: (answer) => isMasked(answer, '234F'),
  },
  {
    ...savePan('saves another one in its place', 200, 'ABCPX9876G'),
    check: (answer) => isMasked(answer, '876G'),
  },
  {
    name: 'never returns a whole PAN',
    endpoint: 'getMyPan',
    as: 'member',
    follows: true,
    status: 200,
    check: (answer) => isMasked(answer, '876G'),
  },
  ...['', 'ABCPX1234', 'ABCP12345F', 'ABCPX1234FG', 'ABCZX1234F'].map((pan) => savePan(`refuses '${pan}'`, 400, pan)),
];

const MONTHS_OF_2020 =
  '2020-04,2020-05,2020-06,2020-07,2020-08,2020-09,2020-10,2020-11,2020-12,2021-01,2021-02,2021-03';
