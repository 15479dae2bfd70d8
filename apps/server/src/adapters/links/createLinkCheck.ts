import { hasPlaceholder } from '@potli/api/link';
import type { LinkCheck } from '../../domain/shop/catalogue/desk/LinkCheck.ts';
import { createConcurrencyLimit } from '../../limits/concurrencyLimit.ts';
import { type Asking, askLink, findHost, NotPublic } from './askLink.ts';
import { isPublicAddress } from './isPublicAddress.ts';

export interface LinkCheckLimits {
  /** Addresses of one file. */
  most: number;
  /** Sites that are asked at once. */
  atOnce: number;
  /** Ms for one address, with all that it leads to. */
  eachMs: number;
  /** Ms for all. */
  allMs: number;
}

const LIMITS: LinkCheckLimits = { most: 200, atOnce: 8, eachMs: 4_000, allMs: 8_000 };

/** Steps from one address to the next. */
const MOST_REDIRECTS = 5;

/** Names that are no sites (RFC 2606): examples are not asked. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** What is not there, and will not be. All other failures can be of this moment, or of programs that ask. */
const GONE: readonly number[] = [404, 410];

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such site',
  ECONNREFUSED: 'The site does not answer',
  CERT_HAS_EXPIRED: 'The certificate of the site has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the site is of another one',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the site is its own',
};

/**
 * Asks addresses of other sites: HEAD first, GET where that fails. A link with a click id is not asked, because that would be a
 * click: only its site is looked up.
 * @param isAllowed whether an IP address may be asked
 */
export function createLinkCheck(limits = LIMITS, isAllowed: Asking['isAllowed'] = isPublicAddress): LinkCheck {
  // of two files the second waits
  const turns = createConcurrencyLimit({ concurrency: 1, queueSize: 4 });

  return (addresses) => turns.run(() => checkAll(addresses));

  async function checkAll(addresses: readonly string[]) {
    const left = addresses.slice(0, limits.most);
    const dead = new Map<string, string>();
    const ends = AbortSignal.timeout(limits.allMs);
    let unchecked = addresses.length - left.length;
    const work = async () => {
      for (let address = left.shift(); address !== undefined; address = left.shift()) {
        if (ends.aborted) unchecked += 1;
        else {
          const signal = AbortSignal.any([ends, AbortSignal.timeout(limits.eachMs)]);
          const problem = await problemOf(address, { isAllowed, signal });
          if (problem !== undefined) dead.set(address, problem);
        }
      }
    };
    await Promise.all(Array.from({ length: limits.atOnce }, work));
    return { dead, unchecked };
  }
}

/** Why an address leads nowhere; undefined where it leads somewhere, and where that cannot be known. */
async function problemOf(address: string, asking: Asking): Promise<string | undefined> {
  const url = URL.parse(address);
  if (!url || RESERVED.test(url.hostname)) return undefined;
  try {
    if (hasPlaceholder(address)) return await findHost(url, asking).then(() => undefined);
    const status = await statusOf(url, asking);
    return GONE.includes(status) ? `The site answers ${status}: there is no such page` : undefined;
  } catch (error) {
    if (error instanceof NotPublic) return 'It leads into a network that shoppers do not reach';
    return error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
  }
}

/** The status at the end of all redirects. */
async function statusOf(url: URL, asking: Asking): Promise<number> {
  // some sites have no answer to HEAD, or a wrong one
  const head = await follow(url, 'HEAD', asking).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return 0;
    throw error;
  });
  return head >= 200 && head < 400 ? head : follow(url, 'GET', asking);
}

async function follow(from: URL, method: 'HEAD' | 'GET', asking: Asking): Promise<number> {
  let url = from;
  for (let step = 0; ; step += 1) {
    const { status, location } = await askLink(url, method, asking);
    const next = status >= 300 && status < 400 && location !== undefined ? URL.parse(location, url.href) : null;
    if (!next || step === MOST_REDIRECTS || !/^https?:$/.test(next.protocol)) return status;
    url = next;
  }
}
