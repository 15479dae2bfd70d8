/**
 * A failure that the operator has to mend, and that says how. Its text is written for the terminal and holds nothing of
 * members; of every other error only the kind is shown.
 */
export class OperatorError extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'OperatorError';
  }
}
