import type { Dispute, DisputeBody, Page } from '@potli/api';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { click } from '../../db/schema/click.ts';
import { conflict, invalid, notFound } from '../../errors/ProblemError.ts';
import type { RateLimiter } from '../../limits/createRateLimiter.ts';
import type { Once } from '../idempotency/createKeyedWrites.ts';
import { parseId } from '../shared/ids.ts';
import type { PageRequest } from '../shared/paging.ts';
import type { UploadService } from '../uploads/createUploadService.ts';
import type { FileAddresses } from '../uploads/fileAddresses.ts';
import { addDispute } from './disputeRows.ts';
import { findSource } from './disputeSources.ts';
import { readDisputes, toDispute } from './readDisputes.ts';
import { toClaim } from './toClaim.ts';

interface DisputeParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimiter;
  uploads: Pick<UploadService, 'claim'>;
  addresses: FileAddresses;
}

interface NewClaim {
  memberId: bigint;
  body: DisputeBody;
  /** The host of the request. */
  ownHost: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type DisputeService = ReturnType<typeof createDisputeService>;

/** Claims of cashback that is missing, or of shops that report by claim (docs/product/claims.md). */
export function createDisputeService({ database: { orm }, limits, uploads, addresses }: DisputeParts) {
  async function checkClick(memberId: bigint, clickId: string): Promise<void> {
    const known = UUID.test(clickId)
      ? await orm
          .select({ id: click.id })
          .from(click)
          .where(and(eq(click.id, clickId), eq(click.memberId, memberId)))
      : [];
    if (known.length === 0) throw notFound('We do not know this click.');
  }

  function fileNamesIn(links: readonly string[]): string[] {
    const names = links.map((link) => addresses.nameIn(link));
    const ours = names.filter((name) => name !== undefined);
    if (ours.length < names.length) throw invalid('Please add your files here: links to other sites are not accepted.');
    return ours;
  }

  return {
    /**
     * Files a claim.
     * @throws ProblemError invalid, notFound for a source, click or file that the member does not have, conflict for
     * an order that was claimed before, or a shop that takes no claims, tooMany
     */
    async create({ memberId, body, ownHost }: NewClaim, once: Once<Dispute>): Promise<Dispute> {
      await limits.consume('disputePerDay', String(memberId));
      const claim = toClaim(body, Date.now());
      const sourceId = parseId(body.storeId);
      const source = sourceId === undefined ? undefined : await findSource(orm, claim.sourceType, sourceId);
      if (sourceId === undefined || source === undefined) throw notFound('We do not have this shop or offer any more.');
      if (!source.takesClaims) throw conflict(`${source.name} takes no claims of missing orders.`);
      if (claim.clickId) await checkClick(memberId, claim.clickId);
      const fileNames = fileNamesIn(body.downloadLinks);
      return once(async (queries) => {
        // in the same transaction: the files of a refused claim stay free
        const isOwner = fileNames.length === 0 || (await uploads.claim(queries, memberId, fileNames));
        if (!isOwner) throw notFound('We do not know this file.');
        const added = await addDispute(queries, { ...claim, memberId, sourceId, fileNames });
        if (!added) throw conflict('You have claimed this order before. See My Missing Cashback for its status.');
        return toDispute(added, source.name, (file) => addresses.file(file, ownHost));
      });
    },

    /** Newest first. */
    listOf: (memberId: bigint, request: PageRequest, ownHost?: string): Promise<Page<Dispute>> =>
      readDisputes(orm, memberId, request, (file) => addresses.file(file, ownHost)),
  };
}
