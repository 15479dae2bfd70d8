import type { ReadingRules } from '../settings/readingRules.ts';
import { readReportCurrencies } from '../settings/reportCurrencies.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { readStatusWords } from '../settings/statusWords.ts';
import type { Cli } from './Cli.ts';

/** How the operator has reports read. @throws SettingsError */
export function readRules({ STATUS_WORDS, REPORT_CURRENCIES }: Cli['environment']): ReadingRules {
  const { words, faults } = readStatusWords(STATUS_WORDS);
  const foreign = readReportCurrencies(REPORT_CURRENCIES);
  const all = [...faults, ...foreign.faults];
  if (all.length > 0) throw new SettingsError(all);
  return { statusWords: words, reportCurrencies: foreign.currencies };
}
