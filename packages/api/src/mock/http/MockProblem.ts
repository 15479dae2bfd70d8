import type { ErrorReason } from '../../contract/common.ts';

/** What a mock resolver throws to send the error envelope. */
export class MockProblem extends Error {
  override name = 'MockProblem';
  readonly status: number;
  readonly reason: ErrorReason | undefined;

  /** `text` becomes the first of the envelope's errors. */
  constructor(status: number, text: string, reason?: ErrorReason) {
    super(text);
    this.status = status;
    this.reason = reason;
  }
}

export const notFound = () => new MockProblem(404, 'Not found.');

export const unauthorized = () => new MockProblem(401, 'Authentication required. Please login again.');

export const forbidden = () => new MockProblem(403, 'You do not have permission to do this.');
