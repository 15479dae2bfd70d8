import * as z from 'zod/mini';
import { readSecretFiles } from './readSecretFiles.ts';
import { SettingsError } from './SettingsError.ts';

const error = 'must be on or off';

/** `LINK_CHECK`: whether links to other sites are asked, of an import and of what is live; off where the host reaches no other sites. */
export const linkCheck = z._default(z.enum(['on', 'off'], { error }), 'on');

/** That setting alone, for a command that needs none of the secrets. @throws SettingsError */
export function readLinkCheck(environment: Readonly<Record<string, string | undefined>>): boolean {
  const read = z.safeParse(linkCheck, readSecretFiles(environment).LINK_CHECK);
  if (read.success) return read.data === 'on';
  throw new SettingsError([`LINK_CHECK: ${error}`]);
}
