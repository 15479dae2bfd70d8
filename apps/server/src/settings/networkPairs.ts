/** What can be part of an address and of a line in a log. */
export const NETWORK_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** While a secret is changed, the one before is still valid. */
const MOST_SECRETS = 2;

/** A variable with secrets of networks: `network=value,network=value`, separated by commas or line ends. */
interface NetworkPairs {
  variable: string;
  text: string;
  /** What is wrong with a value, without the value. */
  faultsOf(name: string, value: string): string[];
}

/**
 * Reads the values of each network: the newest first, at most two.
 * @returns also one line per fault, without the secret
 */
export function readNetworkPairs({ variable, text, faultsOf }: NetworkPairs): {
  values: Map<string, string[]>;
  faults: string[];
} {
  const values = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [network, value] of pairsOf(text)) {
    if (!NETWORK_NAME.test(network)) {
      faults.push(`${variable}: must be pairs of network=secret; a network has small letters, digits and hyphens`);
      continue;
    }
    faults.push(...faultsOf(`${variable} of ${network}`, value));
    values.set(network, [...(values.get(network) ?? []), value]);
  }
  for (const [network, { length }] of values) {
    if (length > MOST_SECRETS) faults.push(`${variable} of ${network}: has more than ${MOST_SECRETS} secrets`);
  }
  return { values, faults: [...new Set(faults)] };
}

/** The pairs of `name=value,name=value`, separated by commas or line ends. */
export const pairsOf = (text: string): [name: string, value: string][] =>
  text
    .split(/[,\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      // base64 can end with the same sign
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [name, value];
    });
