import type * as calls from '../../contract/adminNetworks.ts';
import type { AdminNetwork } from '../../contract/adminNetworks.ts';
import { HOUR_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** Networks of the mock: one that pays in advance, one that is silent, and one above its limit. */
export function adminNetworkResolvers(nowMs: number): ResolversOf<typeof calls> {
  const usual = { pays: 'approval', advanceLimit: 100_000, settlesAfterDays: 60 } as const;
  const heard = (hours: number) => new Date(nowMs - hours * HOUR_MS).toISOString();
  let networks: AdminNetwork[] = [
    { network: 'bazaar', ...usual, advanced: 2500, lastReportAt: heard(3) },
    { network: 'haat', ...usual, pays: 'settlement', settlesAfterDays: 45, advanced: 0, lastReportAt: null },
    { network: 'mandi', ...usual, advanceLimit: 10_000, advanced: 12_480.5, lastReportAt: heard(20) },
  ];

  return {
    listNetworks: ({ query }) => toPage(networks, query),
    changeNetworkPolicy({ body: { network, pays, advanceLimit, settlesAfterDays, seen } }) {
      const found = networks.find((one) => one.network === network);
      if (!found) throw new MockProblem(404, `There is no network "${network}".`);
      const isSeen =
        found.pays === seen.pays &&
        found.advanceLimit === seen.advanceLimit &&
        found.settlesAfterDays === seen.settlesAfterDays;
      if (!isSeen) throw new MockProblem(409, `The policy of ${network} has changed meanwhile. Look at it again.`);
      const terms = { pays, advanceLimit, settlesAfterDays };
      networks = networks.map((one) => (one === found ? { ...one, ...terms } : one));
      return { network, ...terms };
    },
  };
}
