import { createHash, randomBytes } from 'node:crypto';
import { MAX_DISPUTE_FILES, UPLOAD_TICKET_MINUTES } from '@potli/api/contract/policy';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { uploadTicket } from '../../../db/schema/upload.ts';
import { forbidden } from '../../../errors/ProblemError.ts';

const TICKET_BYTES = 32;

/** Creates a ticket for `MAX_DISPUTE_FILES` files within `UPLOAD_TICKET_MINUTES`. Only its hash is stored. */
export async function makeTicket(queries: Queries, memberId: bigint): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await queries.delete(uploadTicket).where(lt(uploadTicket.expiresAt, sql`now()`));
  await queries.insert(uploadTicket).values({
    keyHash: hashOf(ticket),
    memberId,
    filesLeft: MAX_DISPUTE_FILES,
    expiresAt: sql`now() + make_interval(mins => ${UPLOAD_TICKET_MINUTES})`,
  });
  return ticket;
}

/**
 * Uses a ticket for one file: of many uploads at once, no more pass. Returns its member. @throws ProblemError forbidden
 */
export async function redeemTicket(queries: Queries, ticket: string): Promise<bigint> {
  const [redeemed] = await queries
    .update(uploadTicket)
    .set({ filesLeft: sql`${uploadTicket.filesLeft} - 1` })
    .where(
      and(
        eq(uploadTicket.keyHash, hashOf(ticket)),
        gt(uploadTicket.filesLeft, 0),
        gt(uploadTicket.expiresAt, sql`now()`),
      ),
    )
    .returning({ memberId: uploadTicket.memberId });
  if (!redeemed) throw forbidden('The upload has expired, or there were too many files. Please try again.');
  return redeemed.memberId;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();
