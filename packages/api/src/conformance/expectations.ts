import { type Difference, shown } from './Difference.ts';

/** What must be true of an answer: true, or the place where it is not. */
export type Expectation = (answer: unknown) => true | Difference;

type Row = Record<string, unknown>;

const rowsOf = (answer: unknown) => answer as readonly Row[];
const counted = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** A list with at least one row. */
export const hasRows: Expectation = (answer) =>
  rowsOf(answer).length > 0 || { at: 'body', expected: 'at least one row', got: 'an empty list' };

/** A list of exactly so many rows. */
export const hasRowCount =
  (count: number): Expectation =>
  (answer) => {
    const rows = rowsOf(answer);
    if (rows.length === count) return true;
    const expected = count === 0 ? 'an empty list' : counted(count);
    return { at: 'body', expected, got: `${counted(rows.length)}, the first is ${shown(rows[0])}` };
  };

/** An empty list. */
export const isEmpty: Expectation = hasRowCount(0);

/** A list that begins with the row of an id. */
export const beginsWithId =
  (id: string): Expectation =>
  (answer) => {
    const [first] = rowsOf(answer);
    return (
      first?.id === id || {
        at: 'body[0].id',
        expected: `${shown(id)}, the id that was asked for`,
        got: shown(first?.id),
      }
    );
  };

interface Order {
  /** The field by which rows are ordered. */
  field: string;
  /** What a row is ordered by; by default the number in its field. */
  rank?: (value: unknown) => number;
  /** Which rows come first, in words: `the highest cashback first`. */
  words: string;
  falling?: boolean;
}

/** A list whose rows are in order; the first row that is out of it is named with the one before it. */
export const isOrdered =
  ({ field, rank = Number, words, falling = false }: Order): Expectation =>
  (answer) => {
    const values = rowsOf(answer).map((row) => row[field]);
    const sign = falling ? -1 : 1;
    const place = values.findIndex((value, n) => n > 0 && sign * rank(value) < sign * rank(values[n - 1]));
    if (place === -1) return true;
    const before = shown(values[place - 1]);
    return {
      at: `body[${place}].${field}`,
      expected: `${words}; the row before has ${before}`,
      got: shown(values[place]),
    };
  };

/** Two expectations; where the first is not met, it alone is named. */
export const both =
  (first: Expectation, second: Expectation): Expectation =>
  (answer) => {
    const found = first(answer);
    return found === true ? second(answer) : found;
  };
