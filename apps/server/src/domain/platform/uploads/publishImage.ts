import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { uploadedFile } from '../../../db/schema/upload.ts';
import { unsupported } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { cleanFile } from './cleanFile.ts';
import type { FileStore } from './fileStore.ts';

interface Image {
  /** Whose file it is; it counts for their quota. */
  memberId: bigint;
  bytes: Buffer;
  who: string;
  action: string;
}

/**
 * Makes an image a picture of the shop at once, encoded again as what members send is. Returns its name.
 * @throws ProblemError unsupported for what is no image, invalid for a broken one
 */
export async function publishImage(
  { orm }: Pick<Database, 'orm'>,
  fileStore: FileStore,
  { memberId, bytes, ...by }: Image,
): Promise<string> {
  const clean = await cleanFile(bytes);
  if (!clean?.mediaType.startsWith('image/')) throw unsupported('This is no JPEG, PNG, WebP or GIF.');
  const name = `${randomBytes(16).toString('hex')}.${clean.extension}`;
  await fileStore.put(name, clean.bytes);
  try {
    await orm.transaction(async (queries) => {
      const { mediaType } = clean;
      const row = { name, memberId, mediaType, byteCount: clean.bytes.length, claimed: true };
      await queries.insert(uploadedFile).values({ ...row, pictureUsedAt: sql`now()` });
      await recordAudit(queries, { ...by, object: `picture ${name}`, before: null, after: { name } });
    });
  } catch (error) {
    await fileStore.remove(name).catch(() => {});
    throw error;
  }
  return name;
}
