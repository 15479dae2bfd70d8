import { OperatorError } from '../errors/OperatorError.ts';

/** One line per fault: which variable is wrong and why. Never its value, which can be a secret. */
export class SettingsError extends OperatorError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
    this.faults = faults;
  }
}
