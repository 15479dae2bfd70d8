import { secretFaults } from './loadSecrets.ts';
import { readNetworkPairs } from './networkPairs.ts';

/** Secrets of networks that sign their reports, by name of the network; the newest first, at most two. */
export type PostbackSecrets = ReadonlyMap<string, readonly string[]>;

/** As Standard Webhooks writes secrets. */
const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

/**
 * Reads `network=whsec_…,network=whsec_…`, separated by commas or line ends. Two secrets of one network are both valid.
 * @returns also one line per fault, without the secret
 */
export function readPostbackSecrets(text = ''): { secrets: PostbackSecrets; faults: string[] } {
  const { values, faults } = readNetworkPairs({
    variable: 'POSTBACK_SECRETS',
    text,
    faultsOf: (name, secret) =>
      SECRET.test(secret) ? secretFaults(name, secret.slice('whsec_'.length)) : [`${name}: must be whsec_ and base64`],
  });
  return { secrets: values, faults };
}
