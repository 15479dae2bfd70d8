import { readFileSync } from 'node:fs';

/** Reads a file that this tool or the build has written, so that its shape is known. Throws where there is none. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
