import type { Database, Queries } from '../../db/database.ts';
import { conflict } from '../../errors/ProblemError.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { createKeyHasher, type HashedKey, type KeyedRequest } from './createKeyHasher.ts';
import { findKey, keepAnswer, keyRow, removeExpiredKeys, takeKey } from './keyRows.ts';

interface KeyedWriteParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  /** Secret of the host from which the keys of the hashes are derived. */
  secret: string;
}

/** Gives a service the `Once` for its write. `toAnswer` makes the answer to keep where that is not what `write` answers. */
export type GiveOnce = <Written>(toAnswer?: (written: Written) => unknown) => Once<Written>;

/** What a call came to: it was done now, or it was done before and this is the answer of then. */
export type Outcome<Answer> = { repeated: false; answer: Answer } | { repeated: true; answer: unknown };

export type KeyedWrites = ReturnType<typeof createKeyedWrites>;

/** Ends the transaction of a write whose key was taken by another request in the meantime. */
class KeyTaken extends Error {}

/**
 * Writes that may be sent twice (IETF draft "The Idempotency-Key HTTP Header Field"). A key is stored in the transaction
 * of its write, so it stands exactly when the write does: what failed, or was cut off before its commit, leaves the key
 * free; what was committed is answered from the stored answer, however often it is asked for within 24 hours.
 * A second request waits while the first is in its transaction.
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

  function onceWith(key: HashedKey): GiveOnce {
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

  const onceWithoutKey: GiveOnce = () => (write) => orm.transaction(write);

  return {
    /**
     * Does what a request asks for, unless it was done before under the same key.
     * @param request absent where the caller sent no key: then it is done each time
     * @param act does it; its write has to run in the `Once` that it is given
     * @throws ProblemError 409 for a key that was used for another request; what `act` throws
     */
    async run<Answer>(
      request: KeyedRequest | undefined,
      act: (once: GiveOnce) => Promise<Answer>,
    ): Promise<Outcome<Answer>> {
      if (!request) return { repeated: false, answer: await act(onceWithoutKey) };
      const key = hashKey(request);
      const before = await findAnswer(key);
      if (before) return { repeated: true, ...before };
      try {
        return { repeated: false, answer: await act(onceWith(key)) };
      } catch (error) {
        const meanwhile = error instanceof KeyTaken ? await findAnswer(key) : undefined;
        if (!meanwhile) throw error;
        return { repeated: true, ...meanwhile };
      }
    },
  };
}

/** Also said of a click's key, which is stored with the click. */
export const keyUsedForAnother = () =>
  conflict('This Idempotency-Key was used for another request. Send a new request with a new key.');

/**
 * Runs a write in one transaction and answers what it answered, after the commit. Where the caller sent an idempotency
 * key, the key and the answer are committed with the write: either all of it stands or nothing does.
 */
export type Once<Written> = (write: (queries: Queries) => Promise<Written>) => Promise<Written>;
