import { badInput, ProblemError } from '../problem.ts';
import { isCleanValue } from './isCleanText.ts';

const MAX_BODY_BYTES = 100_000;

/**
 * The JSON body of a request.
 * @throws ProblemError 413 above 100 kB, 415 for anything but JSON, 400 for malformed JSON or broken text.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ProblemError(415, 'Send the body as application/json.');
  }
  const text = await readText(request);
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
export function refuseLargeBody(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
}

async function readText(request: Request): Promise<string> {
  if (request.headers.has('content-length')) return request.text();
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (!bytes) throw tooLarge();
  return bytes.toString('utf8');
}

/** The body as it came; undefined where it is longer than that, whatever was announced. */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new ProblemError(413, 'The body is larger than 100 kB.');
