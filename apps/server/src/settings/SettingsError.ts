import { OperatorError } from '../errors/OperatorError.ts';

/** Says in one line per fault which variable is wrong and why, never its value: it may be a secret. */
export class SettingsError extends OperatorError {
  constructor(faults: readonly string[]) {
    super(`The settings do not fit:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
