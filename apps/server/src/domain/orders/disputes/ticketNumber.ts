import { randomInt } from 'node:crypto';
import { INDIA_AHEAD_MS } from '@potli/api/units/india';

/** Ten digits. Older claims have numbers from 1 on. */
const LEAST = 1_000_000_000;
const TOO_MUCH = 10_000_000_000;

/** A random id for a new claim: two ids do not reveal how many claims are between them. */
export function createClaimId(): bigint {
  return BigInt(randomInt(LEAST, TOO_MUCH));
}

/** The number for letters and phone calls: `PT-2026-4829301756`, with the year in India. */
export function ticketNumber({ id, createdAt }: { id: bigint; createdAt: Date }): string {
  const year = new Date(createdAt.getTime() + INDIA_AHEAD_MS).getUTCFullYear();
  return `PT-${year}-${String(id).padStart(6, '0')}`;
}

/** The id of a claim by its number, or by the digits of it alone; undefined for anything else. */
export function readTicketNumber(text: string): bigint | undefined {
  const [, digits] = /^(?:PT-\d{4}-)?(\d{1,10})$/i.exec(text) ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}
