import { setTimeout as wait } from 'node:timers/promises';
import { hasPlaceholder } from '@potli/api/link';
import { MINUTE_MS } from '@potli/api/units/time';
import type { LinkCheck } from '../../domain/shop/catalogue/desk/LinkCheck.ts';
import { createConcurrencyLimit } from '../../limits/concurrencyLimit.ts';
import { type Asking, askLink, findHost, NotPublic } from './askLink.ts';
import { isPublicAddress } from './isPublicAddress.ts';

export interface LinkCheckLimits {
  /** Addresses of one check. */
  most: number;
  /** Sites that are asked at once. */
  atOnce: number;
  /** Ms for one address, with all that it leads to. */
  eachMs: number;
  /** Ms for all. */
  allMs: number;
  /** To ask the addresses of a site one after the other: how many, and ms between two. Absent: all at once. */
  ofSite?: { most: number; pauseMs: number };
}

/** While an editor waits for the answer. */
const LIMITS: LinkCheckLimits = { most: 200, atOnce: 8, eachMs: 4_000, allMs: 8_000 };

/** At night, when no editor waits: a run is over before the job has to be. */
export const NIGHT_LIMITS: LinkCheckLimits = {
  // who asks at night brings what a night is for
  most: Number.POSITIVE_INFINITY,
  atOnce: 8,
  eachMs: 8_000,
  allMs: 25 * MINUTE_MS,
  ofSite: { most: 300, pauseMs: 1_000 },
};

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

  return (addresses, signal) => turns.run(() => checkAll(addresses, signal));

  async function checkAll(addresses: readonly string[], stop = new AbortController().signal) {
    const dead = new Map<string, string>();
    const unchecked = addresses.slice(limits.most);
    const ends = AbortSignal.any([stop, AbortSignal.timeout(limits.allMs)]);
    const found: Found = { sites: new Map(), isOnline: false };
    const check = async (address: string) => {
      const signal = AbortSignal.any([ends, AbortSignal.timeout(limits.eachMs)]);
      const problem = await problemOf(address, { isAllowed, signal, found });
      if (problem !== undefined) dead.set(address, problem);
    };
    const groups = inGroups(addresses.slice(0, limits.most));
    const work = async () => {
      for (let group = groups.shift(); group; group = groups.shift()) {
        for (const [place, address] of group.entries()) {
          if (place > 0) await wait(limits.ofSite?.pauseMs, undefined, { signal: ends }).catch(() => undefined);
          const isLeft = ends.aborted || place >= (limits.ofSite?.most ?? 1);
          if (!isLeft) await check(address);
          // of what was being asked at the end nothing is known
          if (isLeft || (ends.aborted && !dead.has(address))) unchecked.push(address);
        }
      }
    };
    await Promise.all(Array.from({ length: limits.atOnce }, work));
    const isAway = !found.isOnline && new Set([...dead.keys()].map(hostOf)).size >= LEAST_SITES;
    return isAway ? { dead: new Map<string, string>(), unchecked: addresses } : { dead, unchecked };
  }

  /** What is asked one after the other. Of an address with a click id nothing is asked, so that it waits for no other. */
  function inGroups(addresses: readonly string[]): string[][] {
    const groupOf = (address: string) => (limits.ofSite && !hasPlaceholder(address) ? hostOf(address) : undefined);
    return [...Map.groupBy(addresses, (address) => groupOf(address) ?? address).values()];
  }
}

const hostOf = (address: string) => URL.parse(address)?.host;

/** Where none of so many sites is reached, it is this machine that reaches none. */
const LEAST_SITES = 5;

/** What a check has found on its way. */
interface Found {
  /** Those that were looked up: many addresses can be of one. */
  sites: Map<string, Promise<void>>;
  /** Whether any site was reached. */
  isOnline: boolean;
}

/** Why an address leads nowhere; undefined where it leads somewhere, and where that cannot be known. */
async function problemOf(address: string, asking: Asking & { found: Found }): Promise<string | undefined> {
  const { found } = asking;
  const url = URL.parse(address);
  if (!url || RESERVED.test(url.hostname)) return undefined;
  try {
    if (hasPlaceholder(address)) {
      const site = found.sites.get(url.hostname) ?? findHost(url, asking);
      found.sites.set(url.hostname, site);
      await site;
      found.isOnline = true;
      return undefined;
    }
    const status = await statusOf(url, asking);
    found.isOnline = true;
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
