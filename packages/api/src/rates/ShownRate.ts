import { shortRupees } from '../units/shortRupees.ts';
/** A row of a rate card, as far as a member sees it. */
export interface ShownRate {
  /** What it is for: "Sneakers". */
  appliesTo: string;
  percent: number;
  /** Fixed rupees; 0 where the percentage is used. */
  amount: number;
  /** The most that one order earns, in rupees. */
  cap?: number | null | undefined;
  /** The least that an order must come to, in rupees. */
  minimum?: number | null | undefined;
  newUsersOnly?: boolean | undefined;
  /** ISO 8601; it holds from then on, and before `to`. */
  from?: string | null | undefined;
  to?: string | null | undefined;
}

const isLive = (nowMs: number, { from, to }: ShownRate) =>
  (!from || Date.parse(from) <= nowMs) && (!to || nowMs < Date.parse(to));

/** The rows that hold at a moment. */
export const liveRates = <Rate extends ShownRate>(rates: readonly Rate[], nowMs: number): Rate[] =>
  rates.filter((rate) => isLive(nowMs, rate));

/** "9%", "₹75", or nothing where the row earns nothing. */
function figure({ percent, amount }: ShownRate): string | undefined {
  if (amount > 0) return shortRupees(amount);
  return percent > 0 ? `${percent}%` : undefined;
}

/** What a row pays: "9%", "5%, up to ₹600", "₹75", "No cashback". */
export function rateText(rate: ShownRate): string {
  const most = rate.cap ? `, up to ${shortRupees(rate.cap)}` : '';
  return (figure(rate) ?? 'No cashback') + (figure(rate) ? most : '');
}

/** What a row is for, with its conditions: "Orders above ₹699", "First order, new users". */
function nameOf({ appliesTo, minimum, newUsersOnly }: ShownRate): string {
  return `${appliesTo}${minimum ? ` above ${shortRupees(minimum)}` : ''}${newUsersOnly ? ', new users' : ''}`;
}

/** Rows as keys and values, for the table of a page. */
export const topCashbacks = (rates: readonly ShownRate[]): { key: string; value: string }[] =>
  rates.map((rate) => ({ key: nameOf(rate), value: rateText(rate) }));

/** Percentages before amounts, higher ones first. */
export const byReward = (one: ShownRate, other: ShownRate): number =>
  (other.amount > 0 ? 0 : other.percent) - (one.amount > 0 ? 0 : one.percent) || other.amount - one.amount;

/** The row that pays most; undefined where none pays. */
export const bestRate = <Rate extends ShownRate>(rates: readonly Rate[]): Rate | undefined =>
  rates.filter((rate) => figure(rate)).sort(byReward)[0];

/** Shown where nothing is paid back. */
const OFFERS_ONLY = 'Offers only';

/** "Up to 9% Cashback"; "Flat 8% Cashback" where every row pays the same; "Offers only" where none pays. */
export function headline(rates: readonly ShownRate[]): string {
  const best = bestRate(rates);
  if (!best) return OFFERS_ONLY;
  const isFlat = rates.every((rate) => figure(rate) === figure(best));
  return `${isFlat ? 'Flat' : 'Up to'} ${figure(best)} Cashback`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows as a table in HTML, in the shape that deal pages draw; empty without rows. */
export function rateTable(rates: readonly ShownRate[]): string {
  const rows = topCashbacks(rates).map(
    ({ key, value }) => `<tr><th scope="row">${escaped(key)}</th><td>${escaped(value)}</td></tr>`,
  );
  return rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : '';
}
