import type { Endpoint } from '@potli/api';
import { isCleanValue } from '../domain/platform/shared/cleanText.ts';
import { invalid, ProblemError, tooLarge, unsupported } from '../errors/ProblemError.ts';
import type { RequestContext } from './RequestContext.ts';
import { announcedBytes, type RequestBody } from './readRequestBody.ts';
import { shortHeader } from './shortHeader.ts';

/** The most that the body of a call may have, unless the contract says another size. */
export const MAX_BODY_BYTES = 100_000;

/** The most bytes that the body of a call may have. */
export const largestBody = ({ bodyMegabytes }: Pick<Endpoint, 'bodyMegabytes'>): number =>
  bodyMegabytes === undefined ? MAX_BODY_BYTES : bodyMegabytes * 1_000_000;

/**
 * The JSON body of a request.
 * @throws ProblemError tooLarge above `maxBytes`, unsupported for anything but JSON, invalid for malformed JSON or broken text
 */
export function readJsonBody(
  context: Pick<RequestContext, 'header'>,
  { bytes, isCut }: RequestBody,
  maxBytes = MAX_BODY_BYTES,
): unknown {
  const type = shortHeader(context.header('content-type')) ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw unsupported('Send the body as application/json.');
  if (isCut) throw bodyTooLarge(maxBytes);
  const text = new TextDecoder().decode(bytes);
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
export function refuseLargeBody(context: RequestContext, maxBytes: number): void {
  if (announcedBytes(context) > maxBytes) throw bodyTooLarge(maxBytes);
}

const bodyTooLarge = (maxBytes: number) => tooLarge(`The body is larger than ${maxBytes / 1_000} kB.`);
