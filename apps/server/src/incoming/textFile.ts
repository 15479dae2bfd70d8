import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { OperatorError } from '../errors/OperatorError.ts';
import { decoderOf, type Encoding, encodingOfMark } from './encodings.ts';
import { quoted } from './quoted.ts';
import { whatElse } from './whatElse.ts';

/** A path, or the bytes of a file that somebody sent under a name. */
export type FileSource = string | { name: string; bytes: Uint8Array };

/** What a message calls a file. */
export const nameOf = (source: FileSource): string => (typeof source === 'string' ? source : quoted(source.name));

/** The bytes of a file, piece by piece. */
export const chunksOf = (source: FileSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> =>
  typeof source === 'string' ? (createReadStream(source) as AsyncIterable<Uint8Array>) : [source.bytes];

/** A file that is text, and how its bytes are read. */
export interface TextFile {
  source: FileSource;
  encoding: Encoding;
  /** Where its bytes were taken for letters of another encoding than UTF-8 without a mark that says so. */
  isGuessed: boolean;
}

const HEAD = 4_096;

/**
 * Looks at all bytes of a file once, to learn how they are read.
 * @throws OperatorError for a file that cannot be read, that is empty, or that is no text
 */
export async function openTextFile(source: FileSource): Promise<TextFile> {
  const head = await readHead(source);
  const other = whatElse(head);
  if (other !== undefined) throw new OperatorError(`${nameOf(source)} ${other}`);
  const marked = encodingOfMark(head);
  if (marked) return { source, encoding: marked, isGuessed: false };
  const { isUtf8, hasLetters } = await tryUtf8(source);
  // letters of both in one file: the lines with broken ones are named
  return isUtf8 || hasLetters
    ? { source, encoding: 'utf-8', isGuessed: false }
    : { source, encoding: 'windows-1252', isGuessed: true };
}

async function readHead(path: FileSource): Promise<Buffer> {
  if (typeof path !== 'string') return Buffer.from(path.bytes.subarray(0, HEAD));
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new OperatorError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function tryUtf8(source: FileSource): Promise<{ isUtf8: boolean; hasLetters: boolean }> {
  const decoder = decoderOf('utf-8');
  let [isUtf8, hasLetters] = [true, false];
  const look = (text: string) => {
    isUtf8 &&= !text.includes('\u{fffd}');
    hasLetters ||= /[^\0-\u{7f}\u{fffd}]/u.test(text);
  };
  for await (const chunk of chunksOf(source)) look(decoder.decode(chunk, { stream: true }));
  look(decoder.decode());
  return { isUtf8, hasLetters };
}

/** The text of a small file, such as one with JSON. @throws OperatorError as `openTextFile` */
export async function readTextFile(path: string): Promise<string> {
  const { encoding } = await openTextFile(path);
  const decoder = decoderOf(encoding);
  let text = '';
  for await (const chunk of chunksOf(path)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
