import { tooLarge } from '../../../errors/ProblemError.ts';

/** More than any report that counts, so that the signature of a larger one can be checked. */
export const MOST_SENT_BYTES = 100_000;

/** What a network, a bank or a payment provider sent. */
export interface SentBody {
  contentType: string;
  /** What was read of it. */
  bytes: Buffer;
  /** More was sent than is read, so that its signature cannot be checked. */
  isCut: boolean;
}

export const sentTooMuch = () => tooLarge(`The body is larger than ${MOST_SENT_BYTES / 1_000} kB.`);
