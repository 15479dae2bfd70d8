import { randomInt } from 'node:crypto';

const INDIA_MS = 5.5 * 60 * 60 * 1_000;
/** Ten digits. Older claims were numbered from 1 on, and keep their numbers. */
const LEAST = 1_000_000_000;
const TOO_MUCH = 10_000_000_000;

/** An id for a new claim, by chance: a member who knows two of them does not learn how many claims came in between. */
export function createClaimId(): bigint {
  return BigInt(randomInt(LEAST, TOO_MUCH));
}

/** How a claim is named in letters and calls: `PT-2026-4829301756`, with the year in which it was made in India. */
export function ticketNumber({ id, createdAt }: { id: bigint; createdAt: Date }): string {
  const year = new Date(createdAt.getTime() + INDIA_MS).getUTCFullYear();
  return `PT-${year}-${String(id).padStart(6, '0')}`;
}
