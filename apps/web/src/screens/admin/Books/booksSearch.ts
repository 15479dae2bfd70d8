import { INDIA_OFFSET, indiaDay } from '@potli/api/units/india';

/** The books in the address. */
export interface BooksSearch {
  /** The day at whose end accounts are shown, `yyyy-mm-dd`; absent: now. */
  to?: string | undefined;
}

export const booksSearch = ({ to }: Record<string, unknown>): BooksSearch => ({
  to: typeof to === 'string' && isDay(to) ? to : undefined,
});

/** Whether a text is a day, `yyyy-mm-dd`. */
export const isDay = (text: string): boolean => {
  const start = new Date(`${text}T00:00:00${INDIA_OFFSET}`);
  // 31 November is read as 1 December
  return !Number.isNaN(start.getTime()) && indiaDay(start) === text;
};
