import { randomUUID } from 'node:crypto';
import * as nodeFiles from 'node:fs/promises';
import { join } from 'node:path';
import { unavailable } from '../../../errors/ProblemError.ts';

/** Storage for the bytes of uploaded files. */
export interface FileStore {
  /** Writes all or nothing. @throws ProblemError unavailable when the disk is full or read-only */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined for a missing file. */
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** A missing file is not an error. */
  remove(name: string): Promise<void>;
  /** Removes incomplete files of hosts that died. */
  removeUnfinished(olderThanMs: number): Promise<void>;
}

type FileSystem = Pick<typeof nodeFiles, 'mkdir' | 'readFile' | 'writeFile' | 'rename' | 'rm' | 'readdir' | 'stat'>;

/** The disk is full, over quota, or read-only. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** A file store in a folder, which is created with the first file. File names must not contain a path. */
export function createFileStore(folder: string, files: FileSystem = nodeFiles): FileStore {
  const unfinished = join(folder, 'unfinished');

  async function write(name: string, bytes: Buffer): Promise<void> {
    const draft = join(unfinished, randomUUID());
    try {
      await files.mkdir(unfinished, { recursive: true, mode: 0o700 });
      await files.writeFile(draft, bytes, { flag: 'wx', mode: 0o600, flush: true });
      await files.rename(draft, join(folder, name));
    } catch (error) {
      await files.rm(draft, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    async put(name, bytes) {
      try {
        await write(name, bytes);
      } catch (error) {
        if (NO_ROOM.includes(codeOf(error))) throw noRoom();
        throw error;
      }
    },
    async get(name) {
      try {
        return await files.readFile(join(folder, name));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      await files.rm(join(folder, name), { force: true });
    },
    async removeUnfinished(olderThanMs) {
      const names = await files.readdir(unfinished).catch(() => []);
      for (const draft of names.map((name) => join(unfinished, name))) {
        const { mtimeMs } = await files.stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (Date.now() - mtimeMs > olderThanMs) await files.rm(draft, { force: true });
      }
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const noRoom = () => unavailable('We cannot take files right now. Please try again later.', 60);
