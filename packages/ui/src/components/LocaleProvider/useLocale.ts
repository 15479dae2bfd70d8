import { createContext, use } from 'react';
import { formatDate, formatDateTime } from '../../format/formatDateTime.ts';
import { formatRupees, type MoneyPrecision } from '../../format/formatRupees.ts';

/** How components write amounts and instants, sort texts and lay out rows. */
export interface Locale {
  /** BCP 47 tag of the language: "en-IN" */
  language: string;
  direction: 'ltr' | 'rtl';
  /** An amount in the main unit of the currency: rupees. */
  money: (amount: number, precision?: MoneyPrecision) => string;
  /** The day of an ISO 8601 instant; `missing` replaces an empty or invalid one. */
  date: (instant: string | null | undefined, missing: string) => string;
  /** Day and time of an ISO 8601 instant; `missing` as in `date`. */
  dateTime: (instant: string | null | undefined, missing: string) => string;
}

/** English in India, without `Intl`: its first use blocks a page for tens of milliseconds. */
export const india: Locale = {
  language: 'en-IN',
  direction: 'ltr',
  money: formatRupees,
  date: formatDate,
  dateTime: formatDateTime,
};

export const LocaleContext = createContext(india);

/** The locale of the surrounding LocaleProvider; without one India's. */
export const useLocale = (): Locale => use(LocaleContext);
