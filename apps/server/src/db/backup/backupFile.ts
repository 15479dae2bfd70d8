import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { OperatorError } from '../../errors/OperatorError.ts';
import { decryptAge, encryptAge } from './ageFile.ts';
import { BackupLine } from './BackupLine.ts';

interface BackupFile {
  path: string;
  /** `BACKUP_KEY` */
  key: string;
}

/**
 * Writes a backup, all or nothing: compressed, encrypted, readable by its owner only. Its bytes are on the disk when it returns.
 * @throws OperatorError where there is a file of this name, or none can be written
 */
export async function writeBackupFile({ path, key }: BackupFile, lines: AsyncIterable<BackupLine>): Promise<void> {
  if (existsSync(path)) throw new OperatorError(`${path} is there already: name another file.`);
  const unfinished = `${path}.unfinished`;
  // reported before anything is read for it
  const file = await open(unfinished, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be written (${error.code}).`);
  });
  try {
    await pipeline(
      Readable.from(toText(lines)),
      createGzip(),
      (compressed: AsyncIterable<Buffer>) => encryptAge(key, compressed),
      file.createWriteStream({ flush: true }),
    );
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* toText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** The lines of a backup. @throws OperatorError where it cannot be opened with this key, or is damaged */
export async function* readBackupFile({ path, key }: BackupFile): AsyncGenerator<BackupLine> {
  // a missing file is reported before anything is made for its content
  const opened = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be read (${error.code}).`);
  });
  await opened.close();
  const file = createReadStream(path);
  const text = createGunzip();
  const failed = pipeline(file, (sealed: AsyncIterable<Buffer>) => decryptAge(key, sealed), text).then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield read(line);
  } catch (error) {
    throw (await failed) ?? error;
  }
  const error = await failed;
  if (error !== undefined) throw error;
}

function read(line: string): BackupLine {
  const parsed = z.safeParse(BackupLine, JSON.parse(line));
  if (!parsed.success)
    throw new OperatorError('The backup cannot be read: it has lines that this Potli does not know.');
  return parsed.data;
}
