import { OperatorError } from '../errors/OperatorError.ts';
import { describeError } from './describeError.ts';

/** What the operator reads of a failure: its own words where it has some for them, else what is known of its reason. */
export function toOperatorText(error: unknown): string {
  if (!(error instanceof OperatorError)) return `Something went wrong: ${inFull(error)}`;
  return error.cause === undefined ? error.message : `${error.message} ${inFull(error.cause)}`;
}

const inFull = (error: unknown) => JSON.stringify(describeError(error), null, 2);
