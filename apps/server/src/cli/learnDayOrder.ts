import { invalid } from '../errors/ProblemError.ts';
import { quoted } from '../incoming/quoted.ts';
import { type DayOrder, dayOrderOf, withClearDay } from '../incoming/readTime.ts';

/** Writes a date so that its day and month are clear. @throws ProblemError invalid where its column has two orders */
export type ClearDay = (text: string) => string;

/**
 * Learns from the dates of a file which of their numbers is the day: one above 12 shows it for all of them. Where no date
 * shows it, the network's own order counts. Where some show one order and some the other, as after a spreadsheet with
 * another locale, those that show nothing are refused.
 */
export async function learnDayOrder(times: AsyncIterable<string>): Promise<ClearDay> {
  const seen = new Set<DayOrder>();
  for await (const text of times) {
    const order = dayOrderOf(text);
    if (order !== undefined) seen.add(order);
  }
  const [order, other] = (['day first', 'month first'] as const).filter((each) => seen.has(each));
  return (text) => {
    if (order === undefined || dayOrderOf(text) !== 'unclear') return text;
    if (other === undefined) return withClearDay(text, order);
    throw invalid(
      `The time of the report is not readable: other lines have the day first and the month first, ${quoted(text)} can be both.`,
    );
  };
}
