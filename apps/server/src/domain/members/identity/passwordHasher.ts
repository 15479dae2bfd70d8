import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../../limits/concurrencyLimit.ts';
import type { PasswordCost } from '../../../settings/settings.ts';

/** About 30 ms of one core. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
const ARGON2ID = { algorithm: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  /** @throws ProblemError unavailable when too many wait */
  hash(password: string): Promise<string>;
  /** Without a hash (no such account) it takes the same time and returns false. @throws ProblemError unavailable */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Each hash takes a core and 19 MiB, so their number is limited. */
export function createPasswordHasher(cost = COST): PasswordHasher {
  const limit = createConcurrencyLimit({ concurrency: 8, queueSize: 32 });
  const dummyHash = hashPassword('the password of no account at all', cost);

  return {
    hash: (password) => limit.run(() => hashPassword(password, cost)),
    verify: (passwordHash, password) =>
      limit.run(async () => {
        const matches = await verify(passwordHash ?? (await dummyHash), normalise(password));
        return matches && passwordHash !== undefined;
      }),
  };
}

/** Hashes without a limit: for the demo and the command line. */
export function hashPassword(password: string, cost = COST): Promise<string> {
  return hash(normalise(password), { ...ARGON2ID, ...cost });
}

/** Keyboards encode the same letters in different ways. */
const normalise = (password: string) => password.normalize('NFKC');
