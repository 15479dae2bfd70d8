import { secretFaults } from './loadSecrets.ts';
import { readNetworkPairs } from './networkPairs.ts';

/** How the calls of a network that does not sign are read, and the secrets that may stand in their address. */
interface PostbackPath {
  adapter: string;
  /** The newest first, at most two. */
  secrets: readonly string[];
}

/** Networks that do not sign their reports, by name. */
export type PostbackPaths = ReadonlyMap<string, PostbackPath>;

const VALUE = /^([a-z0-9-]{1,40}):([\w-]{1,200})$/;

/**
 * Reads `network=adapter:secret,network=adapter:secret`, separated by commas or line ends. Two secrets of one network are
 * both valid. A secret has the letters, digits, hyphens and underscores that an address takes as they are.
 * @returns also one line per fault, without the secret
 */
export function readPostbackPaths(text = ''): { paths: PostbackPaths; faults: string[] } {
  const { values, faults } = readNetworkPairs({
    variable: 'POSTBACK_PATHS',
    text,
    faultsOf(name, value) {
      const [, , secret] = VALUE.exec(value) ?? [];
      if (secret === undefined)
        return [`${name}: must be an adapter, a colon and a secret of letters, digits, - and _`];
      return secretFaults(name, secret);
    },
  });
  const paths = new Map<string, PostbackPath>();
  for (const [network, given] of values) {
    const [[adapter = '', secret = ''] = [], ...others] = given.map((value) => VALUE.exec(value)?.slice(1) ?? []);
    paths.set(network, { adapter, secrets: [secret, ...others.map(([, other = '']) => other)] });
    if (others.some(([other]) => other !== adapter)) faults.push(`POSTBACK_PATHS of ${network}: names two adapters`);
  }
  return { paths, faults };
}
