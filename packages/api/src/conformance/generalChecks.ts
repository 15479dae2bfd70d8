import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint, EndpointAuth } from '../contract/endpoint.ts';
import type { Check } from './Check.ts';
import type { ConformanceCase, ConformanceSender } from './ConformanceCase.ts';
import { judgeCase, readJson, refusalDifferences, sendAs } from './judgeCase.ts';
import { ownCalls } from './ownCalls.ts';
import { senders } from './senders.ts';

const calls = Object.entries<Endpoint>(contract) as [EndpointName, Endpoint][];

/** Whether a call changes something. */
export const isActing = ({ method, acts = false, redirects = false }: Endpoint) =>
  method !== 'GET' || acts || redirects;

/** Who is refused a call: with which status. */
const refused: Record<EndpointAuth, readonly (readonly [ConformanceSender, number])[]> = {
  public: [],
  optional: [],
  member: [
    ['visitor', 401],
    ['emptyBearer', 401],
    ['brokenBearer', 401],
  ],
  admin: [
    ['visitor', 401],
    ['emptyBearer', 401],
    ['brokenBearer', 401],
    ['member', 403],
  ],
  refresh: [
    ['visitor', 401],
    ['brokenBearer', 401],
  ],
};

/** Whoever may not make a call is refused before anything in the request is read. */
const refusals = calls.flatMap(([name, endpoint]) =>
  refused[endpoint.auth].map(
    ([as, status]): Check => ({
      endpoint: name,
      name: `is not for ${senders[as]}`,
      as,
      acts: isActing(endpoint),
      demo: ownCalls.has(name),
      async differences(host) {
        const response = await sendAs(as, endpoint, { params: { id: '1', name: '1' } }, host);
        return refusalDifferences(status, `the call is not for ${senders[as]}`, response, await readJson(response));
      },
    }),
  ),
);

/** Calls that need nothing but their address. */
const reads = calls
  .filter(([, endpoint]) => !isActing(endpoint) && endpoint.auth !== 'refresh' && !endpoint.params)
  .filter(([, { query }]) => !query || query.safeParse({}).success)
  .map(([name, { auth }]): Check => {
    const as: ConformanceSender = auth === 'member' || auth === 'admin' ? auth : 'visitor';
    const read: ConformanceCase & { as: ConformanceSender } = {
      endpoint: name,
      name: 'answers as the contract says',
      as,
      status: 200,
    };
    return {
      ...read,
      acts: false,
      demo: ownCalls.has(name),
      differences: (host) => judgeCase(read, host),
    };
  });

const unknownPath: Check = {
  name: 'does not find an unknown path',
  as: 'visitor',
  acts: false,
  demo: false,
  async differences(host) {
    const response = await sendAs('visitor', { method: 'GET', path: '/no-such-call' }, {}, host);
    return refusalDifferences(404, 'no call has this address', response, await readJson(response));
  },
};

/** What is derived from the contract, for every call. */
export const generalChecks: readonly Check[] = [...reads, ...refusals, unknownPath];
