/**
 * A failure that the operator can fix. The text says how, is written for the terminal and contains nothing of members.
 * Of any other error only the type is shown.
 */
export class OperatorError extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'OperatorError';
  }
}
