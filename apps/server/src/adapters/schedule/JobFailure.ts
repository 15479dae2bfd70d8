import { OperatorError } from '../../errors/OperatorError.ts';
import { describeError } from '../../logging/describeError.ts';

/** What the library stores of a failure: words for the operator, nothing that a member or a network wrote, and no trace. */
export class JobFailure extends Error {
  constructor(reason: unknown) {
    super(reason instanceof OperatorError ? reason.message : nameOf(reason));
    this.name = 'JobFailure';
    this.stack = undefined;
  }
}

function nameOf(reason: unknown): string {
  const { type, code, statement, cause } = describeError(reason);
  return [type, code ?? cause?.code, statement].filter((part) => part !== undefined).join(' ');
}
