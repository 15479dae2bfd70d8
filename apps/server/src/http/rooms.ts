import { MOST_AT_ONCE } from '../domain/orders/apply/receiveBodies.ts';
import { type BodyShares, createBodyShares } from '../limits/bodyShares.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../limits/concurrencyLimit.ts';

/**
 * Where calls are worked on. A call takes a room when its body is here: whoever sends slowly holds none. In a full house keys
 * take turns.
 */
export interface Rooms {
  /** By the address of the caller. */
  members: ConcurrencyLimit;
  /** By network, of calls with its secret or signature: a storm of reports must keep neither members nor others waiting. */
  networks: ConcurrencyLimit;
  /** By bank, of signed calls. */
  banks: ConcurrencyLimit;
  /** What bodies hold while they arrive, by the address of the sender. */
  bodies: BodyShares;
  /** The same for files, of which a member sends three at once. */
  files: BodyShares;
}

/** The rooms of a host. */
export const createRooms = (): Rooms => ({
  members: createConcurrencyLimit({ concurrency: 256, queueSize: 512 }),
  // a group of reports is applied on one connection while the next one gathers: with fewer rooms it would stay small
  networks: createConcurrencyLimit({
    concurrency: 2 * MOST_AT_ONCE,
    queueSize: 512,
    perKey: { concurrency: 1.5 * MOST_AT_ONCE, queueSize: 512 },
  }),
  banks: createConcurrencyLimit({ concurrency: 16, queueSize: 512 }),
  // a body is at most 100 kB, and most are less than one
  bodies: createBodyShares({
    bodies: 8_192,
    bytes: 128 * 1024 * 1024,
    perKey: { bodies: 2_048, bytes: 32 * 1024 * 1024 },
  }),
  files: createBodyShares({
    bodies: 2_048,
    bytes: 160 * 1024 * 1024,
    perKey: { bodies: 512, bytes: 80 * 1024 * 1024 },
  }),
});
