import { isSafeUrl } from './isSafeUrl.ts';
import { NETWORK_NAME, pairsOf } from './networkPairs.ts';

const KINDS = ['admitad', 'awin', 'cuelinks'] as const;

/** A network that is asked for its list of reports. */
export interface NetworkPullSettings {
  /** As in the catalogue. */
  network: string;
  kind: (typeof KINDS)[number];
  /** The id of the account or application; Cuelinks has none. */
  id?: string;
  token: string;
  /** Another address than the network's own, without a slash at the end. */
  url?: string;
}

const PULLS = 'NETWORK_PULLS';
const URLS = 'NETWORK_PULL_URLS';
/** What may stand in a header. */
const CREDENTIAL = /^[\x21-\x7e]{4,500}$/;

/**
 * Reads `network=kind:id:token,network=cuelinks:token`, and the addresses `network=https://…`.
 * @returns also one line per fault, without the credentials
 */
export function readNetworkPulls(text = '', urls = ''): { pulls: NetworkPullSettings[]; faults: string[] } {
  const faults: string[] = [];
  const addresses = new Map(pairsOf(urls));
  for (const [network, url] of addresses) if (!isSafeUrl(url)) faults.push(`${URLS} of ${network}: must be https`);
  const pulls = pairsOf(text).flatMap(([network, value]) => {
    const pull = readPull(network, value);
    if (typeof pull === 'string') faults.push(pull);
    return typeof pull === 'string' ? [] : [{ ...pull, ...urlOf(addresses.get(network)) }];
  });
  for (const network of addresses.keys()) {
    if (!pulls.some((pull) => pull.network === network)) faults.push(`${URLS}: ${network} is not in ${PULLS}`);
  }
  if (new Set(pulls.map(({ network }) => network)).size < pulls.length) faults.push(`${PULLS}: names a network twice`);
  return { pulls, faults };
}

const urlOf = (url: string | undefined) => (url === undefined ? {} : { url: url.replace(/\/+$/, '') });

function readPull(network: string, value: string): NetworkPullSettings | string {
  if (!NETWORK_NAME.test(network)) return `${PULLS}: must be network=kind:credentials, separated by commas`;
  const [name, ...credentials] = value.split(':');
  const kind = KINDS.find((each) => each === name);
  if (!kind) return `${PULLS} of ${network}: must begin with ${KINDS.join(', ')} and a colon`;
  const expected = kind === 'cuelinks' ? 1 : 2;
  if (credentials.length !== expected || !credentials.every((each) => CREDENTIAL.test(each))) {
    return `${PULLS} of ${network}: must be ${kind === 'cuelinks' ? 'cuelinks:token' : `${kind}:id:token`}`;
  }
  const [id, token = ''] = kind === 'cuelinks' ? [undefined, ...credentials] : credentials;
  return { network, kind, ...(id !== undefined && { id }), token };
}
