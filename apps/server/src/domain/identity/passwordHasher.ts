import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../limits/concurrencyLimit.ts';

/** argon2id, 19 MiB, two passes: about 30 ms of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  /** @throws ProblemError unavailable when too many wait */
  hash(password: string): Promise<string>;
  /** Without a hash (no such account) it takes the same time and returns false. @throws ProblemError unavailable */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Each hash takes a core and 19 MiB, so their number is limited. */
export function createPasswordHasher(): PasswordHasher {
  const limit = createConcurrencyLimit({ concurrency: 8, queueSize: 32 });
  const dummyHash = hashPassword('the password of no account at all');

  return {
    hash: (password) => limit.run(() => hashPassword(password)),
    verify: (passwordHash, password) =>
      limit.run(async () => {
        const matches = await verify(passwordHash ?? (await dummyHash), normalise(password));
        return matches && passwordHash !== undefined;
      }),
  };
}

/** Hashes without a limit: for the demo and the command line. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

/** Keyboards encode the same letters in different ways. */
const normalise = (password: string) => password.normalize('NFKC');
