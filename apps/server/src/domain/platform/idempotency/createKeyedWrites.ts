import type { Database, Queries } from '../../../db/database.ts';
import { conflict, ProblemError } from '../../../errors/ProblemError.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { createKeyHasher, type HashedKey, type KeyedRequest } from './createKeyHasher.ts';
import { findKey, keepAnswer, keyRow, removeExpiredKeys, takeKey } from './keyRows.ts';

interface KeyedWriteParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  /** Secret of the host, from which the HMAC key is derived. */
  secret: string;
}

/** Creates the `Once` for a write. `toAnswer` makes the answer to store where that is not the result of `write`. */
export type OnceFactory = <Written>(toAnswer?: (written: Written) => unknown) => Once<Written>;

/** The outcome of a call: done now, or done before, with the answer of then. */
export type Outcome<Answer> = { repeated: false; answer: Answer } | { repeated: true; answer: unknown };

/** Rolls back a write whose key another request has taken meanwhile. */
class KeyTaken extends Error {}

/**
 * Writes that can be sent twice (IETF draft "The Idempotency-Key HTTP Header Field"). The key is stored in the
 * transaction of the write: after a failure or before the commit the key is free. After the commit the stored answer
 * is sent, for `KEY_HOURS`. A second request waits while the first is in its transaction.
 */
export function createKeyedWrites({ database: { orm }, sealer, secret }: KeyedWriteParts) {
  const hashKey = createKeyHasher(secret);
  const rowName = ({ keyHash }: HashedKey) => keyRow(keyHash.toString('hex'));

  async function findAnswer(key: HashedKey): Promise<{ answer: unknown } | undefined> {
    const found = await findKey(orm, key.keyHash);
    if (!found) return undefined;
    if (!found.requestHash.equals(key.requestHash)) throw keyUsedForAnother();
    return { answer: JSON.parse(sealer.open(found.answer, rowName(key))) };
  }

  function onceWith(key: HashedKey): OnceFactory {
    return (toAnswer = (written) => written) =>
      (write) =>
        orm.transaction(async (queries) => {
          if (!(await takeKey(queries, key))) throw new KeyTaken();
          const written = await write(queries);
          await keepAnswer(queries, key.keyHash, sealer.seal(JSON.stringify(toAnswer(written)), rowName(key)));
          await removeExpiredKeys(queries);
          return written;
        });
  }

  const onceWithoutKey: OnceFactory = () => (write) => orm.transaction(write);

  return {
    /**
     * Handles a request, unless it was handled before with the same key.
     * @param request absent where the caller sent no key: then it is handled each time
     * @param act handles it; its write must run in the `Once` that it gets
     * @throws ProblemError conflict for a key that was used for another request; what `act` throws
     */
    async run<Answer>(
      request: KeyedRequest | undefined,
      act: (once: OnceFactory) => Promise<Answer>,
    ): Promise<Outcome<Answer>> {
      if (!request) return { repeated: false, answer: await act(onceWithoutKey) };
      const key = hashKey(request);
      const before = await findAnswer(key);
      if (before) return { repeated: true, ...before };
      try {
        return { repeated: false, answer: await act(onceWith(key)) };
      } catch (error) {
        // a refusal may come of the same request, which was done after the look above: its reset link is used, its name taken
        const mayBeDone = error instanceof KeyTaken || error instanceof ProblemError;
        const meanwhile = mayBeDone ? await findAnswer(key) : undefined;
        if (!meanwhile) throw error;
        return { repeated: true, ...meanwhile };
      }
    },
  };
}

/** Also for the key of a click, which is stored with the click. */
export const keyUsedForAnother = () =>
  conflict('This Idempotency-Key was used for another request. Send a new request with a new key.');

/**
 * Runs a write in one transaction and returns its result after the commit. With an idempotency key, key and answer are
 * committed together with the write.
 */
export type Once<Written> = (write: (queries: Queries) => Promise<Written>) => Promise<Written>;
