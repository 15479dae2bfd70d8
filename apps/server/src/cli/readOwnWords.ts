import { SettingsError } from '../settings/SettingsError.ts';
import { readStatusWords, type StatusWords } from '../settings/statusWords.ts';
import type { Cli } from './Cli.ts';

/** The operator's words for a status. @throws SettingsError */
export function readOwnWords({ STATUS_WORDS }: Cli['environment']): StatusWords {
  const { words, faults } = readStatusWords(STATUS_WORDS);
  if (faults.length > 0) throw new SettingsError(faults);
  return words;
}
