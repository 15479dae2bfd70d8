import type { BodyShares } from '../limits/bodyShares.ts';
import { createBodyReader, type MinDataRate } from './createBodyReader.ts';
import type { RequestContext } from './RequestContext.ts';

/** A body as it arrived, or the first part of it. */
export interface RequestBody {
  bytes: Buffer;
  /** More was sent than is read: `bytes` is the first part, or empty where its length announced it. */
  isCut: boolean;
}

/** Bodies of calls are small: most come with their headers. */
const MIN_RATE: MinDataRate = { stallMs: 10_000, graceMs: 10_000, bytesPerSecond: 16_384 };

export const NO_BODY: RequestBody = { bytes: Buffer.alloc(0), isCut: false };

interface ReadOptions {
  /** More is not read. */
  maxBytes: number;
  shares: BodyShares;
  /** Also the first part of a body whose announced length is larger. */
  keepsBeginning?: boolean;
}

/**
 * Reads a body before its call takes a place. What its sender may hold meanwhile is counted by address.
 * @throws ProblemError invalid for a body that ends too early; HttpError 408 for a slow one
 */
export async function readRequestBody(
  context: RequestContext,
  { maxBytes, shares, keepsBeginning = false }: ReadOptions,
): Promise<RequestBody> {
  if (!keepsBeginning && announcedBytes(context) > maxBytes) return { bytes: NO_BODY.bytes, isCut: true };
  const reader = createBodyReader(context, { minRate: MIN_RATE, counted: { shares, key: context.ip } });
  const pieces: Buffer[] = [];
  let byteCount = 0;
  try {
    for (let piece = await reader.next(); piece; piece = await reader.next()) {
      pieces.push(piece);
      byteCount += piece.length;
      if (byteCount > maxBytes) return { bytes: Buffer.concat(pieces).subarray(0, maxBytes), isCut: true };
    }
  } finally {
    reader.close();
  }
  return { bytes: pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces), isCut: false };
}

/** The length of the body that the header names; 0 without one. */
export const announcedBytes = (context: RequestContext): number => Number(context.header('content-length') ?? 0) || 0;
