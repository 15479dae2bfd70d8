import { paths } from '../../lib/paths.ts';
import { safeSessionStorage } from '../../lib/safeLocalStorage.ts';

/** Search parameter of an invitation's address, at any page. */
const PARAMETER = 'ref';

/** Where the code waits for the signup (docs/product/referrals.md#link). */
const KEY = 'referralCode';

/** The address that a member sends to friends. */
export const invitePath = (code: string): string => `${paths.home}?${new URLSearchParams({ [PARAMETER]: code })}`;

/** The code with which the visitor came, until they have signed up. */
export const invitation = {
  /** Stores the code of an address. @returns whether it is new in this visit */
  take(search: string): boolean {
    const code = new URLSearchParams(search).get(PARAMETER) ?? '';
    if (!/^[a-z0-9-]{1,32}$/i.test(code) || code === safeSessionStorage.read(KEY)) return false;
    safeSessionStorage.write(KEY, code);
    return true;
  },
  code: (): string => safeSessionStorage.read(KEY) ?? '',
  forget: (): void => safeSessionStorage.remove(KEY),
};
