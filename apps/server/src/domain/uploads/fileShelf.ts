import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of uploaded files lie. */
export interface FileShelf {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined for a file that is not here. */
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
}

/** A shelf in a folder, which is made when the first file comes. Names are ours: they hold no path. */
export function createFileShelf(folder: string): FileShelf {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600, flush: true });
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
