import { MOST_AT_ONCE } from '../domain/orders/apply/receiveBodies.ts';
import { type BodyShares, createBodyShares } from '../limits/bodyShares.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../limits/concurrencyLimit.ts';

/**
 * How many calls of each kind run at once, so that a flood of one kind stops no other (the bulkhead pattern). A call counts when its
 * body is here: a slow sender holds no place. Where all places are taken, keys take turns (docs/decisions/067).
 */
export interface Bulkheads {
  /** By the address of the caller. */
  members: ConcurrencyLimit;
  /** By network, of calls with its secret or signature: a storm of reports must delay neither members nor others. */
  networks: ConcurrencyLimit;
  /** By bank, of signed calls. */
  banks: ConcurrencyLimit;
  /** What bodies hold while they arrive, by the address of the sender. */
  bodies: BodyShares;
  /** The same for files, of which a member sends three at once. */
  files: BodyShares;
}

/** Those of a host. */
export const createBulkheads = (): Bulkheads => ({
  members: createConcurrencyLimit({ concurrency: 256, queueSize: 512 }),
  // a group of reports is applied on one connection while the next one gathers: with fewer places it would stay small
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
