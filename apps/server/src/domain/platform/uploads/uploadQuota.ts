import { UPLOAD_MB_A_DAY, UPLOAD_MB_IN_ALL, UPLOADS_A_DAY } from '@potli/api/contract/policy';
import { HOUR_SECONDS } from '@potli/api/units/time';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { uploadedFile } from '../../../db/schema/upload.ts';
import { tooMany } from '../../../errors/ProblemError.ts';

const MB = 1024 * 1024;

/**
 * Refuses a file above a member's quotas of the policy, within 24 hours and in all. Exact only in a
 * transaction that has locked the member's row.
 * @param byteCount of the file, if known
 * @throws ProblemError tooMany
 */
export async function refuseOverQuota(queries: Queries, memberId: bigint, byteCount = 0): Promise<void> {
  const today = sql`filter (where ${uploadedFile.uploadedAt} > now() - interval '24 hours')`;
  const [used] = await queries
    .select({
      filesToday: sql`count(*) ${today}`.mapWith(Number),
      bytesToday: sql`coalesce(sum(${uploadedFile.byteCount}) ${today}, 0)`.mapWith(Number),
      bytesInAll: sql`coalesce(sum(${uploadedFile.byteCount}), 0)`.mapWith(Number),
    })
    .from(uploadedFile)
    .where(eq(uploadedFile.memberId, memberId));
  const { filesToday = 0, bytesToday = 0, bytesInAll = 0 } = used ?? {};
  if (filesToday >= UPLOADS_A_DAY || bytesToday + byteCount > UPLOAD_MB_A_DAY * MB) {
    throw over('You have sent as many files as a day allows. Please try again tomorrow.');
  }
  if (bytesInAll + byteCount > UPLOAD_MB_IN_ALL * MB) {
    throw over('We keep as many files of yours as we can. Please write to us instead.');
  }
}

const over = (text: string) => tooMany(HOUR_SECONDS, text);
