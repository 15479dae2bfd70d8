/** By their names, each with its values in the order in which they were given. */
export type Credentials = ReadonlyMap<string, readonly [string, ...string[]]>;

interface Given {
  variable: string;
  /** The bank or provider that they open. */
  kind: string;
  text: string | undefined;
}

/** Names of credentials: those that must be given, and those that can be. */
interface CredentialNames {
  needed: readonly string[];
  allowed: readonly string[];
}

/** Both are valid while a secret of webhooks is changed; of everything else there is one. */
const MOST_WEBHOOK_SECRETS = 2;
/** What may stand in a header. */
const VALUE = /^[\x21-\x7e]{1,500}$/;

/** Reads `name=value,name=value`, or lines of them. @returns also one line per fault, without the values */
export function readCredentials({ variable, kind, text = '' }: Given, { needed, allowed }: CredentialNames) {
  const credentials = new Map<string, readonly [string, ...string[]]>();
  const faults = new Set<string>();
  for (const pair of text.split(/[,\n]/).map((part) => part.trim())) {
    if (pair === '') continue;
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const before = credentials.get(name) ?? [];
    const most = name === 'webhook' ? MOST_WEBHOOK_SECRETS : 1;
    if (![...needed, ...allowed].includes(name)) {
      faults.add(`${variable} of ${kind}: must be name=value, with the names ${[...needed, ...allowed].join(', ')}`);
    } else if (!VALUE.test(value)) faults.add(`${variable} of ${kind}: ${name} is empty or has a blank`);
    else if (before.length === most) faults.add(`${variable} of ${kind}: ${name} is given more than ${most} times`);
    else credentials.set(name, [...before, value] as [string, ...string[]]);
  }
  for (const name of needed) if (!credentials.has(name)) faults.add(`${variable} of ${kind}: ${name} is missing`);
  return { credentials, faults: [...faults] };
}
