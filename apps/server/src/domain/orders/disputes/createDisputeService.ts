import type { Dispute, DisputeAnswerBody, DisputeBody, Page } from '@potli/api';
import { isUuid } from '@potli/api/units/uuid';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { click } from '../../../db/schema/click.ts';
import { conflict, invalid, notFound } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../platform/shared/ids.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import type { UploadService } from '../../platform/uploads/createUploadService.ts';
import type { FileAddresses } from '../../platform/uploads/fileAddresses.ts';
import { answerDispute } from './answerDispute.ts';
import { addDispute } from './disputeRows.ts';
import { findSource } from './disputeSources.ts';
import { readDispute, readDisputes, toDispute } from './readDisputes.ts';
import { toClaim } from './toClaim.ts';

interface DisputeParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimiter;
  uploads: Pick<UploadService, 'claim'>;
  addresses: FileAddresses;
}

export interface NewClaim {
  memberId: bigint;
  body: DisputeBody;
  /** The host of the request. */
  ownHost: string | undefined;
}

export interface MemberAnswer {
  memberId: bigint;
  disputeId: string;
  body: DisputeAnswerBody;
  ownHost: string | undefined;
}

/** Claims of cashback that is missing, or of shops that report by claim (docs/product/claims.md). */
export function createDisputeService({ database: { orm }, limits, uploads, addresses }: DisputeParts) {
  async function checkClick(memberId: bigint, clickId: string): Promise<void> {
    const known = isUuid(clickId.toLowerCase())
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

  /** In the transaction that names them: the files of what is refused stay free. */
  async function attachFiles(queries: Queries, memberId: bigint, fileNames: readonly string[]): Promise<void> {
    const isOwner = fileNames.length === 0 || (await uploads.claim(queries, memberId, fileNames));
    if (!isOwner) throw notFound('We do not know this file.');
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
        await attachFiles(queries, memberId, fileNames);
        const added = await addDispute(queries, { ...claim, memberId, sourceId, fileNames });
        if (!added) throw conflict('You have claimed this order before. See My Missing Cashback for its status.');
        return toDispute(added, { name: source.name, answers: [] }, (file) => addresses.file(file, ownHost));
      });
    },

    /**
     * Adds what the shop asked for to a claim.
     * @throws ProblemError invalid for an empty answer, notFound for a claim or file that the member does not have, conflict
     * where nothing was asked, tooMany
     */
    async answer({ memberId, disputeId, body, ownHost }: MemberAnswer, once: Once<Dispute>): Promise<Dispute> {
      await limits.consume('disputeAnswerPerDay', String(memberId));
      const id = parseId(disputeId);
      const fileNames = fileNamesIn(body.downloadLinks);
      const linkTo = (file: string) => addresses.file(file, ownHost);
      return once(async (queries) => {
        const read = () => (id === undefined ? undefined : readDispute(queries, { memberId, id }, linkTo));
        if (id === undefined || !(await read())) throw notFound('We do not know this claim.');
        if (body.words === '' && fileNames.length === 0) throw invalid('Write a few words, or add a file.');
        await attachFiles(queries, memberId, fileNames);
        await answerDispute(queries, { id, author: 'member', status: 'RECEIVED', words: body.words, fileNames });
        const answered = await read();
        if (!answered) throw new Error('A claim disappeared while it was answered');
        return answered;
      });
    },

    /** Newest first. */
    listOf: (memberId: bigint, request: PageRequest, ownHost?: string): Promise<Page<Dispute>> =>
      readDisputes(orm, memberId, request, (file) => addresses.file(file, ownHost)),
  };
}
