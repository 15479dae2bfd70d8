import { OperatorError } from '../../../errors/OperatorError.ts';

/** A network did not give its list. The text is for the operator and contains nothing that the network sent. */
export class NetworkFailure extends OperatorError {
  /** Seconds for which the network wants to be left alone; undefined where it did not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(text: string, { retryAfterSeconds, ...options }: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(text, options);
    this.name = 'NetworkFailure';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
