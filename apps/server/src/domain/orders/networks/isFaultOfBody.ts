import { ProblemError } from '../../../errors/ProblemError.ts';

/** Faults of a body. With any other the same body can count a moment later. */
const KINDS: ReadonlySet<ProblemError['kind']> = new Set([
  'invalid',
  'tooLarge',
  'unsupported',
  'conflict',
  'notFound',
]);

/** Whether a report cannot be read or applied because of what was sent, and not because the shop is away or busy. */
export const isFaultOfBody = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && KINDS.has(error.kind);
