import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@potli/api/contract/adminDoctor';
import type { Settings } from '../../settings/settings.ts';
import { advice, good, missing } from './findings.ts';

const LEAST_FREE_BYTES = 1_000_000_000;

/** Whether files of members can be written. Makes the folder, as the first file does. */
export async function checkFiles({
  uploadsDir,
  dataDir,
}: Pick<Settings, 'uploadsDir' | 'dataDir'>): Promise<Finding[]> {
  const folder = uploadsDir ?? join(dataDir, 'uploads');
  const what = uploadsDir === undefined ? 'DATA_DIR' : 'UPLOADS_DIR';
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return [missing(what, `${folder} cannot be written (${code}): give it to the user of the server.`)];
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${folder} has ${(free / 1e9).toFixed(1)} GB free`;
  return [free > LEAST_FREE_BYTES ? good(what, `${text}.`) : advice(what, `${text}: make room.`)];
}
