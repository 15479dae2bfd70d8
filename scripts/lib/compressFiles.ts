import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that are open at once: the build of an image may open a thousand, and the site has more. */
const AT_ONCE = 8;

/** Writes `.br` and `.gz` beside every text file below a folder; files that get less than 5 % smaller are left out. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt)$/.test(entry.name));
  const waiting = texts.values();
  const lane = async () => {
    for (const entry of waiting) await compress(path.join(entry.parentPath, entry.name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: 9 }),
  ]);
  if (br.length > content.length * 0.95) return;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
