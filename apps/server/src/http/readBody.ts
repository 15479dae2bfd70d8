import { badInput, ProblemError } from '../errors/ProblemError.ts';
import { type Call, headerOf } from './Call.ts';
import { isCleanValue } from './isCleanText.ts';
import { shortHeader } from './shortHeader.ts';

const MAX_BODY_BYTES = 100_000;

/**
 * The JSON body of a request.
 * @throws ProblemError 413 above 100 kB, 415 for anything but JSON, 400 for malformed JSON or broken text.
 */
export async function readJsonBody(call: Call): Promise<unknown> {
  const type = shortHeader(headerOf(call, 'content-type')) ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ProblemError(415, 'Send the body as application/json.');
  }
  const text = readArrived(call) ?? (await readText(call));
  try {
    const value: unknown = JSON.parse(text);
    // JSON itself bars raw control characters: only an escape can bring one in
    if (text.includes('\\u') && !isCleanValue(value)) throw badInput('The body holds characters that are not text.');
    return value;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw badInput('The body is not valid JSON.');
  }
}

/** @throws ProblemError 413 when the announced length is over the limit, whether or not the body is wanted. */
export function refuseLargeBody(call: Call): void {
  if (announcedLength(call) > MAX_BODY_BYTES) throw tooLarge();
}

const utf8 = new TextDecoder();

/** A body that is here already, as small ones are: they come with their head. To wait for it costs twice the reading. */
function readArrived(call: Call): string | undefined {
  const { incoming } = call;
  if (!incoming?.readableLength || incoming.readableLength !== announcedLength(call)) return undefined;
  const bytes = incoming.read() as Buffer;
  // it only ends once somebody looks for more
  incoming.resume();
  return utf8.decode(bytes);
}

async function readText(call: Call): Promise<string> {
  if (headerOf(call, 'content-length') !== undefined) return call.request.text();
  const bytes = await readBytes(call, MAX_BODY_BYTES);
  if (!bytes) throw tooLarge();
  return utf8.decode(bytes);
}

/** The body as it came; undefined where it is longer than that, whatever was announced. */
async function readBytes(call: Call, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (announcedLength(call) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (call.request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const announcedLength = (call: Call) => Number(headerOf(call, 'content-length') ?? 0);

const tooLarge = () => new ProblemError(413, 'The body is larger than 100 kB.');
