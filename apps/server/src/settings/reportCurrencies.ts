import { isCurrency } from '../incoming/currencies.ts';

/** Currencies beside INR in which networks may report, by their codes. */
export type ReportCurrencies = ReadonlySet<string>;

/** Reads `USD,EUR`. @returns also one line per fault */
export function readReportCurrencies(text = ''): { currencies: ReportCurrencies; faults: string[] } {
  const codes = text.split(/[,\s]+/).filter((each) => each !== '');
  const faults = codes
    .filter((code) => !isCurrency(code) || code === 'INR')
    .map((code) => `REPORT_CURRENCIES: "${code}" must be the code of a currency other than INR, such as USD`);
  return { currencies: new Set(codes), faults };
}
