import type { answerClaim as answerCall, decideClaimOrder as decideCall, Page, RequestOf } from '@potli/api';
import type { AdminClaim } from '@potli/api/contract/adminClaims';
import type { Database, Queries } from '../../../db/database.ts';
import { invalid, notFound } from '../../../errors/ProblemError.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../platform/shared/ids.ts';
import type { FileAddresses } from '../../platform/uploads/fileAddresses.ts';
import { recountBound } from '../apply/recountClaimed.ts';
import { answerClaim } from './answerClaim.ts';
import { saveClaimOrder } from './decideClaimOrder.ts';
import { type ClaimQuery, readAdminClaim, readAdminClaims } from './readAdminClaims.ts';

interface ClaimParts {
  database: Pick<Database, 'orm'>;
  addresses: FileAddresses;
}

/** A claim, who changes it as the audit log names people, and the host of the request. */
export interface Change {
  id: string;
  who: string;
  ownHost: string | undefined;
}

/** Claims of all members, for who answers them (docs/product/admin.md#claims). */
export function createClaimService({ database, addresses }: ClaimParts) {
  const { orm } = database;
  const linksOf = (ownHost: string | undefined) => (name: string) => addresses.file(name, ownHost);

  async function read(queries: Queries, id: bigint, ownHost: string | undefined): Promise<AdminClaim> {
    const claim = await readAdminClaim(queries, id, linksOf(ownHost));
    if (!claim) throw notFound('There is no such claim.');
    return claim;
  }

  const idOf = ({ id: text }: Change): bigint => {
    const id = parseId(text);
    if (id === undefined) throw notFound('There is no such claim.');
    return id;
  };

  return {
    list: (query: ClaimQuery, ownHost: string | undefined): Promise<Page<AdminClaim>> =>
      readAdminClaims(orm, query, linksOf(ownHost)),

    /** @throws ProblemError as `answerClaim`; invalid for a hold that ends in the past, or an end of something else */
    async answer(
      change: Change,
      { words, heldUntil: until, ...answer }: RequestOf<typeof answerCall>['body'],
      once: Once<AdminClaim>,
    ): Promise<AdminClaim> {
      const id = idOf(change);
      const heldUntil = until === null ? null : new Date(until);
      if (heldUntil && heldUntil.getTime() <= Date.now()) throw invalid('A hold must end in the future.');
      return once(async (queries) => {
        await answerClaim(queries, { ...answer, id, words, heldUntil, who: change.who }, 'answerClaim');
        return read(queries, id, change.ownHost);
      });
    },

    /** Reports that waited for it are applied before it returns. @throws ProblemError as `saveClaimOrder` */
    async decideOrder(
      change: Change,
      decision: RequestOf<typeof decideCall>['body'],
      once: Once<AdminClaim>,
    ): Promise<AdminClaim> {
      const claimId = idOf(change);
      const claim = await once(async (queries) => {
        await saveClaimOrder(queries, { ...decision, claimId, who: change.who, action: 'decideClaimOrder' });
        const { waitingOrders, ...decided } = await read(queries, claimId, change.ownHost);
        const isOther = ({ network, orderId }: AdminClaim['waitingOrders'][number]) =>
          network !== decision.network || orderId !== decision.orderId;
        return { ...decided, waitingOrders: waitingOrders.filter(isOther) };
      });
      await recountBound(database, new Set([claimId]));
      return claim;
    },
  };
}
