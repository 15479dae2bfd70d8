import { secretFaults } from './loadSecrets.ts';

/** Secrets of networks that sign their reports, by name of the network; the newest first, at most two. */
export type PostbackSecrets = ReadonlyMap<string, readonly string[]>;

const VARIABLE = 'POSTBACK_SECRETS';
/** What can be part of an address and of a line in a log. */
const NETWORK_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** As Standard Webhooks writes secrets. */
const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;
/** While a secret is changed, the one before is still valid. */
const MOST_SECRETS = 2;

/**
 * Reads `network=whsec_…,network=whsec_…`, separated by commas or line ends. Two secrets of one network are both valid.
 * @returns also one line per fault, without the secret
 */
export function readPostbackSecrets(text = ''): { secrets: PostbackSecrets; faults: string[] } {
  const pairs = text
    .split(/[,\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    // base64 can end with the same sign
    .map((pair) => pair.split(/=(.*)/s) as [network: string, secret?: string]);
  const secrets = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [network, secret = ''] of pairs) {
    if (!NETWORK_NAME.test(network)) {
      faults.push(`${VARIABLE}: must be pairs of network=secret; a network has small letters, digits and hyphens`);
      continue;
    }
    const name = `${VARIABLE} of ${network}`;
    if (!SECRET.test(secret)) faults.push(`${name}: must be whsec_ and base64`);
    else faults.push(...secretFaults(name, secret.slice('whsec_'.length)));
    secrets.set(network, [...(secrets.get(network) ?? []), secret]);
  }
  for (const [network, { length }] of secrets) {
    if (length > MOST_SECRETS) faults.push(`${VARIABLE} of ${network}: has more than ${MOST_SECRETS} secrets`);
  }
  return { secrets, faults: [...new Set(faults)] };
}
