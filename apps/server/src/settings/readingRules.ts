import type { ReportCurrencies } from './reportCurrencies.ts';
import type { StatusWords } from './statusWords.ts';

/** What an operator says of how reports are read. Both absent: nothing. */
export interface ReadingRules {
  statusWords?: StatusWords;
  reportCurrencies?: ReportCurrencies;
}
