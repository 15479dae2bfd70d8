import { isCleanValue } from '../domain/shared/cleanText.ts';
import { invalid, ProblemError, tooLarge, unsupported } from '../errors/ProblemError.ts';
import type { RequestContext } from './RequestContext.ts';
import { shortHeader } from './shortHeader.ts';

const MAX_BODY_BYTES = 100_000;

/**
 * The JSON body of a request.
 * @throws ProblemError tooLarge above 100 kB, unsupported for anything but JSON, invalid for malformed JSON or broken text
 */
export async function readJsonBody(context: RequestContext): Promise<unknown> {
  const type = shortHeader(context.header('content-type')) ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw unsupported('Send the body as application/json.');
  const text = await readText(context);
  try {
    const value: unknown = JSON.parse(text);
    // JSON does not allow raw control characters: only an escape can bring one in
    if (text.includes('\\u') && !isCleanValue(value)) throw invalid('The body contains invalid characters.');
    return value;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw invalid('The body is not valid JSON.');
  }
}

/** Checks every request, also where no body is expected. @throws ProblemError tooLarge when the length says so */
export function refuseLargeBody(context: RequestContext): void {
  if (Number(context.header('content-length') ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge();
}

/**
 * The bytes of a report of a network.
 * @throws ProblemError tooLarge
 */
export async function readNetworkBody(context: RequestContext, maxBytes: number): Promise<Buffer> {
  const large = () => tooLarge(`The body is larger than ${maxBytes / 1_000} kB.`);
  if (Number(context.header('content-length') ?? 0) > maxBytes) throw large();
  return readBytes(context, maxBytes, large);
}

async function readText(context: RequestContext): Promise<string> {
  // Node reads no more than the length that was sent, and that one was checked
  if (context.header('content-length') !== undefined) return context.request.text();
  return new TextDecoder().decode(await readBytes(context, MAX_BODY_BYTES, bodyTooLarge));
}

async function readBytes({ request }: RequestContext, maxBytes: number, large: () => ProblemError): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    byteCount += chunk.byteLength;
    if (byteCount > maxBytes) throw large();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const bodyTooLarge = () => tooLarge('The body is larger than 100 kB.');
