import { randomBytes } from 'node:crypto';
import type { UploadTicket } from '@potli/api';
import { and, arrayContains, eq, inArray, isNotNull, isNull, like, notExists, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { dispute, disputeAnswer } from '../../../db/schema/dispute.ts';
import { member } from '../../../db/schema/member.ts';
import { uploadedFile } from '../../../db/schema/upload.ts';
import { notFound, unsupported } from '../../../errors/ProblemError.ts';
import { createConcurrencyLimit } from '../../../limits/concurrencyLimit.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import { type CleanFile, cleanFile } from './cleanFile.ts';
import { type FileAddresses, isFileName } from './fileAddresses.ts';
import type { FileStore } from './fileStore.ts';
import { refuseOverQuota } from './uploadQuota.ts';
import { makeTicket, redeemTicket } from './uploadTickets.ts';

interface UploadParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimiter;
  fileStore: FileStore;
  addresses: FileAddresses;
}

export interface SentFile {
  bytes: Buffer;
  /** The content type that the sender gave; only used in an error text. */
  claimedType: string;
}

export interface StoredFile {
  mediaType: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Who asks for a file. */
export interface FileReader {
  id: bigint;
  /** Rights `claims` and `members`. */
  readsClaims: boolean;
  readsMembers: boolean;
}

const NAME_BYTES = 16;

export type UploadService = ReturnType<typeof createUploadService>;

/** Files that members send with their claims, and their pictures. */
export function createUploadService({ database: { orm }, limits, fileStore, addresses }: UploadParts) {
  // forged tickets must not take all connections to the database
  const ticketChecks = createConcurrencyLimit({ concurrency: 4, queueSize: 64 });
  // a slow member waits for itself only: what its bytes hold is counted where they arrive
  const transfers = createConcurrencyLimit({
    concurrency: 2_048,
    queueSize: 2_048,
    perKey: { concurrency: 3, queueSize: 3 },
  });
  // a large image takes a processor for seconds, and hundreds of megabytes; those that wait are here whole
  const cleanings = createConcurrencyLimit({
    concurrency: 1,
    queueSize: 32,
    perKey: { concurrency: 1, queueSize: 6 },
  });

  /** Writes the bytes before their row, and removes them when the row fails. */
  async function store(memberId: bigint, { bytes, mediaType, extension }: CleanFile): Promise<string> {
    const name = `${randomBytes(NAME_BYTES).toString('hex')}.${extension}`;
    await fileStore.put(name, bytes);
    try {
      await orm.transaction(async (queries) => {
        // locks the member: files that arrive at once must see each other
        await queries.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
        await refuseOverQuota(queries, memberId, bytes.length);
        await queries.insert(uploadedFile).values({ name, memberId, mediaType, byteCount: bytes.length });
      });
    } catch (error) {
      await fileStore.remove(name).catch(() => {});
      throw error;
    }
    return name;
  }

  return {
    /** A ticket for `MAX_DISPUTE_FILES` files within `UPLOAD_TICKET_MINUTES`. @throws ProblemError tooMany */
    async ticket(memberId: bigint, ownHost?: string): Promise<UploadTicket> {
      await limits.consume('uploadTicketPerHour', String(memberId));
      const preset = await makeTicket(orm, memberId);
      return { cloudinaryUrl: addresses.uploads(preset, ownHost), preset, filePath: 'disputes' };
    },

    /**
     * Uses a ticket for one file and returns its member. Call it before anything of the file is read.
     * @throws ProblemError forbidden without a valid ticket, tooMany, unavailable
     */
    admit(ticket: string): Promise<bigint> {
      return ticketChecks.run(async () => {
        const memberId = await redeemTicket(orm, ticket);
        await limits.consume('uploadPerDay', String(memberId));
        await refuseOverQuota(orm, memberId);
        return memberId;
      });
    },

    /**
     * Stores a file of the member and returns its name.
     * @param read reads the file; called when there is room
     * @throws ProblemError invalid for a broken or active file, unsupported for another kind of file, tooMany,
     * unavailable
     */
    receive(memberId: bigint, read: () => Promise<SentFile>): Promise<string> {
      const key = String(memberId);
      const transfer = async () => {
        const { bytes, claimedType } = await read();
        const clean = await cleanings.run(() => cleanFile(bytes), key);
        if (!clean) throw unsupported(`File type ${nameOf(claimedType)} is not supported`);
        return store(memberId, clean);
      };
      return transfers.run(transfer, key);
    },

    /** A file of the reader, of a claim, or of a profile. @throws ProblemError notFound */
    async open(name: string, reader: FileReader): Promise<StoredFile> {
      if (!isFileName(name)) throw notFound();
      const [file] = await orm.select().from(uploadedFile).where(eq(uploadedFile.name, name));
      const bytes = file && (await mayRead(orm, file, reader)) ? await fileStore.get(name) : undefined;
      if (!file || !bytes) throw notFound();
      return { mediaType: file.mediaType, bytes };
    },

    /**
     * Marks files as files of a claim or as a picture, so that they are not removed; part of the caller's transaction.
     * @returns false where the member does not have all of them
     */
    async claim(queries: Queries, memberId: bigint, names: readonly string[]): Promise<boolean> {
      const wanted = [...new Set(names)];
      const found = await queries
        .update(uploadedFile)
        .set({ claimed: true })
        .where(and(eq(uploadedFile.memberId, memberId), inArray(uploadedFile.name, wanted)))
        .returning({ name: uploadedFile.name });
      return found.length === wanted.length;
    },

    /** Gives a file up that no claim uses: it is removed after a day. Part of the caller's transaction. */
    async release(queries: Queries, memberId: bigint, name: string): Promise<void> {
      const { inClaim, inAnswer } = claimsWith(queries, memberId, name);
      const isFree = and(notExists(inClaim), notExists(inAnswer), isNull(uploadedFile.pictureUsedAt));
      await queries
        .update(uploadedFile)
        .set({ claimed: false })
        .where(and(eq(uploadedFile.memberId, memberId), eq(uploadedFile.name, name), isFree));
    },

    /** Shows an image of the member to everybody; part of the caller's transaction. @throws ProblemError notFound */
    async publish(queries: Queries, memberId: bigint, name: string): Promise<void> {
      const isTheirs = and(eq(uploadedFile.memberId, memberId), eq(uploadedFile.name, name));
      const published = await queries
        .update(uploadedFile)
        .set({ claimed: true, pictureUsedAt: sql`now()` })
        .where(and(isTheirs, like(uploadedFile.mediaType, 'image/%')))
        .returning({ name: uploadedFile.name });
      if (published.length === 0) throw notFound('There is no image of yours at this address.');
    },

    /** A picture of the shop, for everybody. @throws ProblemError notFound */
    async picture(name: string): Promise<StoredFile> {
      if (!isFileName(name)) throw notFound();
      const isPicture = and(eq(uploadedFile.name, name), isNotNull(uploadedFile.pictureUsedAt));
      const [file] = await orm.select({ mediaType: uploadedFile.mediaType }).from(uploadedFile).where(isPicture);
      const bytes = file && (await fileStore.get(name));
      if (!file || !bytes) throw notFound();
      return { mediaType: file.mediaType, bytes };
    },
  };
}

const nameOf = (claimedType: string) => (/^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(claimedType) ? claimedType : 'unknown');

/** The claims of a member that a file is part of, by themselves and by their answers. */
const claimsWith = (queries: Queries, memberId: bigint, name: string) => ({
  inClaim: queries
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.memberId, memberId), arrayContains(dispute.fileNames, [name]))),
  inAnswer: queries
    .select({ id: disputeAnswer.id })
    .from(disputeAnswer)
    .innerJoin(dispute, eq(dispute.id, disputeAnswer.disputeId))
    .where(and(eq(dispute.memberId, memberId), arrayContains(disputeAnswer.fileNames, [name]))),
});

/** A file is read by those who may see what it belongs to: a picture that no editor has published belongs to nothing. */
async function mayRead(
  queries: Queries,
  { memberId, name }: { memberId: bigint; name: string },
  reader: FileReader,
): Promise<boolean> {
  if (memberId === reader.id) return true;
  if (reader.readsClaims) {
    const { inClaim, inAnswer } = claimsWith(queries, memberId, name);
    if ((await inClaim).length > 0 || (await inAnswer).length > 0) return true;
  }
  if (!reader.readsMembers) return false;
  const isTheirs = and(eq(member.id, memberId), eq(member.profilePicture, name));
  return (await queries.select({ id: member.id }).from(member).where(isTheirs)).length > 0;
}
