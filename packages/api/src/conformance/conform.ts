import type { Check } from './Check.ts';
import type { ConformanceSender } from './ConformanceCase.ts';
import { type ConformanceHost, NotKnown, type TokenHolder } from './ConformanceHost.ts';
import { conformanceChecks } from './checks.ts';
import type { Difference } from './Difference.ts';

/** What a check found. */
export interface Judgement {
  /** Name of the call in the contract; empty for an address that no call has. */
  call: string;
  check: string;
  verdict: 'ok' | 'differs' | 'skipped';
  differences: Difference[];
  /** What was asked, in order: `GET /stores/paginated?sort=cashback`. */
  requests: string[];
  /** Who asked. */
  as: ConformanceSender;
  /** Why it was skipped. */
  reason?:
    | 'changes something'
    | 'needs the demo shop'
    | "needs the demo shop's member"
    | 'needs an account'
    | 'the host has no such row';
}

/**
 * Judges a host by the whole suite, one request after the other.
 * @param acts - whether to send what changes something on the host
 * @returns a judgement for each check, skipped ones included
 */
export async function conform(host: ConformanceHost, { acts }: { acts: boolean }): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const check of conformanceChecks) judgements.push(await judge(check, host, acts));
  return judgements;
}

async function judge(check: Check, host: ConformanceHost, acts: boolean): Promise<Judgement> {
  const requests: string[] = [];
  const about = { call: check.endpoint ?? '', check: check.name, as: check.as, requests, differences: [] };
  const reason = reasonToSkip(check, host, acts);
  if (reason) return { ...about, verdict: 'skipped', reason };
  try {
    const differences = await check.differences({ ...host, fetch: noting(requests, host) });
    return { ...about, verdict: differences.length === 0 ? 'ok' : 'differs', differences };
  } catch (error) {
    if (error instanceof NotKnown) return { ...about, verdict: 'skipped', reason: 'the host has no such row' };
    const silence = { at: 'answer', expected: 'an answer', got: String(error) };
    return { ...about, verdict: 'differs', differences: [silence] };
  }
}

/** The host's `fetch`, which notes method and address of each request. */
const noting =
  (requests: string[], { address, fetch }: ConformanceHost): ConformanceHost['fetch'] =>
  (url, init) => {
    requests.push(`${init.method} ${url.slice(address.length)}`);
    return fetch(url, init);
  };

function reasonToSkip({ as, acts, demo }: Check, host: ConformanceHost, mayAct: boolean): Judgement['reason'] {
  if (demo && !host.demo) return 'needs the demo shop';
  if (acts && !mayAct) return 'changes something';
  if (!needsToken(as)) return undefined;
  if (!host.tokens[as]) return 'needs an account';
  return demo && !host.ofDemo.has(as) ? "needs the demo shop's member" : undefined;
}

const needsToken = (as: Check['as']): as is TokenHolder =>
  as === 'member' || as === 'newMember' || as === 'admin' || as === 'refresher';
