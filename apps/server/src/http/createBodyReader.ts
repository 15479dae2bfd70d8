import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { badInput, ProblemError } from '../errors/ProblemError.ts';
import type { Call } from './Call.ts';

/** How slow a sender may be. */
export interface BodyPace {
  /** Longest silence. */
  stallMs: number;
  /** Silence in all, beside what the bytes that came have earned. */
  graceMs: number;
  /** Each second of waiting has to bring as much. */
  bytesPerSecond: number;
}

/** A body that is pulled piece by piece. */
export interface BodyReader {
  /**
   * The next piece; undefined at the end.
   * @throws ProblemError 400 for a body that breaks off, 408 for one that comes too slowly, 413 above the limit
   */
  next(): Promise<Buffer | undefined>;
}

/** Reads a body of at most so many bytes. Nothing is read before it is asked for, and never more than was asked for. */
export function createBodyReader(
  { incoming, request }: Pick<Call, 'incoming' | 'request'>,
  { maxBytes, tooLarge, pace }: { maxBytes: number; tooLarge: () => ProblemError; pace: BodyPace },
): BodyReader {
  const body = incoming instanceof Readable ? incoming : toReadable(request.body);
  // to end the loop over a request must not end its connection, on which the answer has to go
  const pieces = body.iterator({ destroyOnReturn: false });
  let received = 0;
  let waitedMs = 0;

  return {
    async next() {
      const earnedMs = (received / pace.bytesPerSecond) * 1_000;
      const startMs = performance.now();
      const piece = await within(
        Math.min(pace.stallMs, pace.graceMs + earnedMs - waitedMs),
        pieces.next() as Promise<IteratorResult<Uint8Array, undefined>>,
      );
      waitedMs += performance.now() - startMs;
      if (piece.done) return undefined;
      received += piece.value.byteLength;
      if (received > maxBytes) throw tooLarge();
      return Buffer.from(piece.value.buffer, piece.value.byteOffset, piece.value.byteLength);
    },
  };
}

function toReadable(body: Request['body']): Readable {
  const readable = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  // a body that breaks off is told by the read that waits for it
  return readable.on('error', () => {});
}

async function within<T>(deadlineMs: number, arrival: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), Math.max(0, deadlineMs));
  });
  try {
    return await Promise.race([arrival.catch(brokenOff), late]);
  } finally {
    clearTimeout(timer);
  }
}

function brokenOff(): never {
  throw badInput('The file did not arrive whole.');
}

const tooSlow = () => new ProblemError(408, 'The file came too slowly. Please try again.');
