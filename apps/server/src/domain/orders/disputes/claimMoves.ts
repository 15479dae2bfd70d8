import type { AnswerRow, ClaimStatus } from './disputeRows.ts';

type Author = AnswerRow['author'];

const DECIDED: readonly ClaimStatus[] = ['APPROVED', 'REJECTED'];

const byShop = {
  RECEIVED: ['ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'],
  ON_HOLD: ['ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'],
  NEED_INFO: ['ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'],
  SENT_TO_STORE: ['ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'],
} as const;

/** What each author can make of a claim in each status (docs/product/claims.md#statuses). */
const moves: Record<Author, Partial<Record<ClaimStatus, readonly ClaimStatus[]>>> = {
  shop: byShop,
  // what was asked for is there: the shop looks again
  member: { NEED_INFO: ['RECEIVED'] },
  clock: { ON_HOLD: ['RECEIVED'] },
  order: { RECEIVED: ['APPROVED'], ON_HOLD: ['APPROVED'], NEED_INFO: ['APPROVED'], SENT_TO_STORE: ['APPROVED'] },
};

/** Whether an answer may bring a claim from one status to another. Decided claims stay as they are. */
export const canMove = (author: Author, from: ClaimStatus, to: ClaimStatus): boolean =>
  moves[author][from]?.includes(to) ?? false;

/** Approved and rejected are final. */
export const isDecided = (status: ClaimStatus): boolean => DECIDED.includes(status);
