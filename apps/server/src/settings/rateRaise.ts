import { RATE_RAISE_PERCENT } from '@potli/api/contract/policy';
import * as z from 'zod/mini';
import { readSecretFiles } from './readSecretFiles.ts';
import { SettingsError } from './SettingsError.ts';

const error = 'must be a whole number from 0 to 10000';

/** `RATE_RAISE_PERCENT`: by how much a rate is raised without a second person. */
export const rateRaise = z._default(
  z.coerce.number({ error }).check(z.int({ error }), z.gte(0, { error }), z.lte(10_000, { error })),
  RATE_RAISE_PERCENT,
);

/** That setting alone, for a command that needs none of the secrets. @throws SettingsError */
export function readRateRaise(environment: Readonly<Record<string, string | undefined>>): number {
  const read = z.safeParse(rateRaise, readSecretFiles(environment).RATE_RAISE_PERCENT);
  if (read.success) return read.data;
  throw new SettingsError([`RATE_RAISE_PERCENT: ${error}`]);
}
