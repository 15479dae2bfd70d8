import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../limits/concurrencyLimit.ts';

/** argon2id, 19 MiB, two passes: about 30 ms of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  /** @throws ProblemError 503 when too many are waiting */
  hash(password: string): Promise<string>;
  /** Without a hash (no such account) it takes as long and answers false. @throws ProblemError 503 */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Hashing takes a core and 19 MiB each, so only so many run at once. */
export function createPasswordHasher(): PasswordHasher {
  const limit = createConcurrencyLimit({ concurrency: 8, queueSize: 32 });
  const nobody = hashPassword('the password of no account at all');

  return {
    hash: (password) => limit.run(() => hashPassword(password)),
    verify: (passwordHash, password) =>
      limit.run(async () => {
        const matches = await verify(passwordHash ?? (await nobody), normalise(password));
        return matches && passwordHash !== undefined;
      }),
  };
}

/** One hash at once, without a queue: for seeds and the command line. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

/** Keyboards write the same letters in more than one way. */
const normalise = (password: string) => password.normalize('NFKC');
