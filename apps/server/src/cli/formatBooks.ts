import type { Books } from '../domain/ledger/books/readBooks.ts';
import { inRupees } from './inRupees.ts';

type Figures = Books['total'];
type Book = Books['networks'][number];

const COLUMNS: readonly [title: string, name: keyof Figures][] = [
  ['Commission', 'commission'],
  ['Cashback', 'cashback'],
  ['Written off', 'writtenOff'],
  ['Margin', 'margin'],
  ['Cash', 'cash'],
  ['Tax deducted', 'tds'],
  ['Expected', 'expected'],
  ['Receivable', 'receivable'],
  ['Waiting', 'waiting'],
  ['Advanced', 'advanced'],
];
const FIRST = 10;
const WIDTH = 14;

const line = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(FIRST)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}`;

const heading = line(
  '',
  COLUMNS.map(([title]) => title),
);

const figuresLine = (name: string, figures: Figures) =>
  line(
    name,
    COLUMNS.map(([, column]) => inRupees(figures[column])),
  );

/** The books for the operator: of each network its months and what they come to. */
export function formatBooks({ networks, giftCards, total }: Books): string {
  const sold = giftCardLines(giftCards);
  if (networks.length === 0) return ['No network has reported an order.', ...sold].join('\n\n');
  const parts = networks.map((book) => [heading, ...book.months.map(monthLine), figuresLine('all', book)]);
  const blocks = networks.map((book, index) => [titleOf(book), ...(parts[index] ?? [])].join('\n'));
  return [...blocks, ['All networks', heading, figuresLine('all', total)].join('\n'), ...sold].join('\n\n');
}

const GIFT_CARD_LINES: readonly [title: string, name: keyof Books['giftCards']][] = [
  ['Sales', 'sales'],
  ['Cost', 'cost'],
  ['Provider fees', 'fees'],
  ['Margin', 'margin'],
  ['At the provider', 'atProvider'],
  ['Owed to buyers', 'owedToBuyers'],
];
const GIFT_CARD_TITLE = 18;

/** Nothing where none was ever sold. */
function giftCardLines(giftCards: Books['giftCards']): string[] {
  if (Object.values(giftCards).every((rupees) => rupees === 0)) return [];
  const lines = GIFT_CARD_LINES.map(
    ([title, name]) => `  ${title.padEnd(GIFT_CARD_TITLE)}${inRupees(giftCards[name]).padStart(WIDTH)}`,
  );
  return [['Gift cards', ...lines].join('\n')];
}

const monthLine = ({ month, ...figures }: Book['months'][number]) => figuresLine(month, figures);

function titleOf({ network, pays, advanceLimit, settlesAfterDays, estimated, unmatched, exchange }: Book): string {
  const policy =
    pays === 'approval'
      ? `members are paid on approval, at most ${inRupees(advanceLimit)} in advance`
      : 'members are paid after the network';
  return [
    `${network}: ${policy}; it usually pays within ${settlesAfterDays} days`,
    ...(estimated === 0 ? [] : [`  estimated, because the network did not say it: ${inRupees(estimated)}`]),
    ...(unmatched === 0 ? [] : [`  paid for orders that nobody reported: ${inRupees(unmatched)}`]),
    ...(exchange === 0 ? [] : [`  difference of exchange, in the margin: ${inRupees(exchange)}`]),
  ].join('\n');
}
