import { invalid } from '../../../errors/ProblemError.ts';
import { isCurrency, RUPEE } from '../../../incoming/currencies.ts';
import { quoted } from '../../../incoming/quoted.ts';
import type { ReadingRules } from '../../../settings/readingRules.ts';

const RUPEES = new RegExp(`^${RUPEE}$`, 'i');

/**
 * The code of a currency in which a report is understood; undefined for rupees.
 * @param text as the network names it: `USD`
 * @throws ProblemError invalid for one that the operator has not turned on, with how to do that
 */
export function understoodCurrency(text: string, { reportCurrencies }: ReadingRules): string | undefined {
  if (RUPEES.test(text)) return undefined;
  const code = text.toUpperCase();
  if (reportCurrencies?.has(code)) return code;
  const understood = ['INR', ...(reportCurrencies ?? [])].join(', ');
  const how = isCurrency(code) ? ', or add it to REPORT_CURRENCIES (docs/networks.md#orders-in-foreign-currency)' : '';
  throw invalid(
    `The amounts are in ${quoted(text).slice(1, -1)}. Only ${understood} is understood: ask the network to report in INR${how}.`,
  );
}
