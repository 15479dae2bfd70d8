import { createHash, randomBytes } from 'node:crypto';
import { MAX_DISPUTE_FILES, type UploadTicket } from '@potli/api';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploadedFile, uploadTicket } from '../../db/schema/upload.ts';
import { createGate } from '../../limits/createGate.ts';
import type { RateLimits } from '../../limits/createRateLimits.ts';
import { forbidden, notFound, ProblemError } from '../../problem.ts';
import { cleanFile } from './cleanFile.ts';
import { type FileAddresses, isFileName } from './fileAddresses.ts';
import type { FileShelf } from './fileShelf.ts';

interface UploadParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimits;
  shelf: FileShelf;
  addresses: FileAddresses;
}

interface SentFile {
  /** The ticket. */
  preset: string;
  bytes: Buffer;
  /** What the sender calls it; only ever said back. */
  claimedType: string;
}

interface KeptFile {
  mediaType: string;
  bytes: Buffer<ArrayBuffer>;
}

const TICKET_BYTES = 32;
const NAME_BYTES = 16;

export type UploadService = ReturnType<typeof createUploadService>;

/** Files that members send with their claims (money, "Files"). */
export function createUploadService({ database: { orm }, limits, shelf, addresses }: UploadParts) {
  // drawing a large image again takes hundreds of megabytes for a moment
  const gate = createGate({ atOnce: 1, waiting: 16 });

  /** Of many files sent at once by one ticket, three pass. */
  async function redeem(preset: string): Promise<bigint> {
    const [ticket] = await orm
      .update(uploadTicket)
      .set({ filesLeft: sql`${uploadTicket.filesLeft} - 1` })
      .where(
        and(
          eq(uploadTicket.keyHash, hashOf(preset)),
          gt(uploadTicket.filesLeft, 0),
          gt(uploadTicket.expiresAt, sql`now()`),
        ),
      )
      .returning({ memberId: uploadTicket.memberId });
    if (!ticket) throw forbidden('The time for sending files is over, or they were too many. Please try again.');
    return ticket.memberId;
  }

  return {
    /** Leave to send three files within ten minutes. @throws ProblemError 429 */
    async ticket(memberId: bigint, ownHost?: string): Promise<UploadTicket> {
      await limits.consume('uploadTicketPerHour', String(memberId));
      const preset = randomBytes(TICKET_BYTES).toString('base64url');
      await orm.delete(uploadTicket).where(lt(uploadTicket.expiresAt, sql`now()`));
      await orm.insert(uploadTicket).values({
        keyHash: hashOf(preset),
        memberId,
        filesLeft: MAX_DISPUTE_FILES,
        expiresAt: sql`now() + interval '10 minutes'`,
      });
      return { cloudinaryUrl: addresses.uploads(ownHost), preset, filePath: 'disputes' };
    },

    /**
     * Keeps a file for the member of the ticket and answers its name.
     * @throws ProblemError 400 for a broken image, 403 without a good ticket, 415 for what is no image or PDF, 503
     */
    async keep({ preset, bytes, claimedType }: SentFile): Promise<string> {
      const memberId = await redeem(preset);
      const clean = await gate.run(() => cleanFile(bytes));
      if (!clean) throw new ProblemError(415, `File type ${nameOf(claimedType)} is not supported`);
      const name = `${randomBytes(NAME_BYTES).toString('hex')}.${clean.extension}`;
      await shelf.put(name, clean.bytes);
      const { mediaType } = clean;
      await orm.insert(uploadedFile).values({ name, memberId, mediaType, byteCount: clean.bytes.length });
      return name;
    },

    /** A file of the member, or any for an operator. @throws ProblemError 404 for all others */
    async open(name: string, reader: { id: bigint; isAdmin: boolean }): Promise<KeptFile> {
      if (!isFileName(name)) throw notFound();
      const [file] = await orm.select().from(uploadedFile).where(eq(uploadedFile.name, name));
      const mayRead = file && (file.memberId === reader.id || reader.isAdmin);
      const bytes = mayRead ? await shelf.get(name) : undefined;
      if (!file || !bytes) throw notFound();
      return { mediaType: file.mediaType, bytes };
    },

    /** Whether all these files are the member's. */
    async areOf(memberId: bigint, names: readonly string[]): Promise<boolean> {
      const wanted = [...new Set(names)];
      const found = await orm
        .select({ name: uploadedFile.name })
        .from(uploadedFile)
        .where(and(eq(uploadedFile.memberId, memberId), inArray(uploadedFile.name, wanted)));
      return found.length === wanted.length;
    },
  };
}

const hashOf = (preset: string) => createHash('sha256').update(preset).digest();

const nameOf = (claimedType: string) => (/^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(claimedType) ? claimedType : 'unknown');
