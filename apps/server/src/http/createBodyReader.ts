import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { invalid, type ProblemError } from '../errors/ProblemError.ts';
import type { BodyShares } from '../limits/bodyShares.ts';
import { HttpError } from './HttpError.ts';
import type { RequestContext } from './RequestContext.ts';

/** The limits for a slow sender. */
export interface MinDataRate {
  /** Longest wait for one piece (ms). */
  stallMs: number;
  /** Waiting time in all (ms), beside what the received bytes earned by `bytesPerSecond`. */
  graceMs: number;
  /** Each second of waiting has to bring so many bytes. */
  bytesPerSecond: number;
}

/** A body that is read piece by piece. */
export interface BodyReader {
  /**
   * The next piece; undefined at the end.
   * @throws ProblemError invalid for a body that ends too early, tooLarge above the limit; HttpError 408 for a slow one, and
   * for one that gave way to others
   */
  next(): Promise<Buffer | undefined>;
  /** Call it when nothing more is read: what the body holds is free again. */
  close(): void;
}

interface BodyLimits {
  /** Absent: the caller counts. */
  largest?: { maxBytes: number; tooLarge: () => ProblemError };
  minRate: MinDataRate;
  /** Where what arrived is counted, and whose it is; absent: nowhere. */
  counted?: { shares: BodyShares; key: string };
}

/**
 * Reads a body. It reads from Node's stream, not from the web request: so nothing is read before
 * `next` asks for it, and a caller that waits for its turn does not send its bytes (@hono/node-server 2.1 would
 * start to read at the first look at `request.body`).
 */
export function createBodyReader(
  { incoming, request }: Pick<RequestContext, 'incoming' | 'request'>,
  { largest, minRate, counted }: BodyLimits,
): BodyReader {
  const body = incoming instanceof Readable ? incoming : toReadable(request.body);
  // the end of the loop must not close the connection: the response still has to be sent on it
  const pieces = body.iterator({ destroyOnReturn: false });
  let received = 0;
  let waitedMs = 0;
  let hasGivenWay = false;
  let stop = () => {};
  const share = counted?.shares.open(counted.key, () => {
    hasGivenWay = true;
    stop();
  });

  /** The arrival, unless it takes too long or the body has to give way meanwhile. */
  async function within<T>(deadlineMs: number, arrival: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      stop = () => reject(tooSlow());
      timer = setTimeout(stop, Math.max(0, deadlineMs));
      if (hasGivenWay) stop();
    });
    try {
      return await Promise.race([arrival.catch(brokenOff), late]);
    } finally {
      clearTimeout(timer);
      stop = () => {};
    }
  }

  return {
    async next() {
      const earnedMs = (received / minRate.bytesPerSecond) * 1_000;
      const startMs = performance.now();
      const piece = await within(
        Math.min(minRate.stallMs, minRate.graceMs + earnedMs - waitedMs),
        pieces.next() as Promise<IteratorResult<Uint8Array, undefined>>,
      );
      waitedMs += performance.now() - startMs;
      if (piece.done) return undefined;
      received += piece.value.byteLength;
      share?.add(piece.value.byteLength);
      if (largest && received > largest.maxBytes) throw largest.tooLarge();
      return Buffer.from(piece.value.buffer, piece.value.byteOffset, piece.value.byteLength);
    },
    close: () => share?.close(),
  };
}

function toReadable(body: Request['body']): Readable {
  const readable = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  // the pending read reports a body that ends too early
  return readable.on('error', () => {});
}

function brokenOff(): never {
  throw invalid('The request did not arrive completely.');
}

const tooSlow = () => new HttpError(408, ['The request came too slowly. Please try again.']);
