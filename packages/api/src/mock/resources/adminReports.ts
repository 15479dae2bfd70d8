import type * as calls from '../../contract/adminReports.ts';
import { REPORTS_READ_AT_ONCE, type ReportList, type WaitingReport } from '../../contract/adminReports.ts';
import { HOUR_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const problemsOf: Record<ReportList, readonly WaitingReport['problem'][]> = {
  all: ['refused', 'parked', 'claimed', 'conflict', 'otherBody'],
  refused: ['refused'],
  waiting: ['parked', 'claimed'],
  conflict: ['conflict'],
  otherBody: ['otherBody'],
};

interface Named {
  network: string;
  eventId: string;
}

/** Reports of the mock: one for each problem, one of the bank, and one that an adapter of another network can read. */
export function adminReportResolvers(nowMs: number): ResolversOf<typeof calls> {
  const received = (hours: number, change: Partial<WaitingReport> & Named): WaitingReport => ({
    key: `${change.problem ?? 'parked'} ${change.network} ${change.eventId}`,
    problem: 'parked',
    sender: 'network',
    orderId: null,
    clickId: null,
    claim: null,
    reason: null,
    adapter: 'canonical',
    receivedAt: new Date(nowMs - hours * HOUR_MS).toISOString(),
    times: 1,
    lastAt: null,
    byteCount: 96,
    body: null,
    ...change,
  });
  let reports = [
    received(50, {
      network: 'bazaar',
      eventId: 'refused-31',
      problem: 'refused',
      reason: 'The report names no order.',
      adapter: 'generic-postback',
      times: 4,
      lastAt: new Date(nowMs - 2 * HOUR_MS).toISOString(),
      body: 'ActionId=7781.4412&SubId1=01990000-0000-7000-8000-000000000042&Amount=1249.50&email=(address)',
    }),
    received(41, {
      network: 'neft',
      eventId: 'refused-32',
      problem: 'refused',
      sender: 'bank',
      reason: 'The reference is none of ours.',
      adapter: 'neft',
      body: '{"reference":"P26…0042","account":"…7890"}',
    }),
    received(30, {
      network: 'bazaar',
      eventId: 'evt_5512',
      orderId: 'BZ-5512',
      clickId: '01990000-0000-7000-8000-0000000000aa',
      body: '{"orderId":"BZ-5512","status":"approved","saleAmount":"899.00"}',
    }),
    received(22, {
      network: 'mandi',
      eventId: 'evt_5530',
      problem: 'claimed',
      orderId: 'MD-5530',
      clickId: '01990000-0000-7000-8000-0000000000bb',
      claim: 'PT-2026-4829301756',
      body: '{"orderId":"MD-5530","status":"tracked","saleAmount":"450.00"}',
    }),
    received(12, {
      network: 'bazaar',
      eventId: 'evt_5601',
      problem: 'conflict',
      orderId: 'BZ-5601',
      clickId: '01990000-0000-7000-8000-0000000000cc',
      body: '{"orderId":"BZ-5601","status":"rejected"}',
    }),
    received(3, {
      network: 'mandi',
      eventId: 'evt_5630',
      problem: 'otherBody',
      orderId: 'MD-5630',
      clickId: '01990000-0000-7000-8000-0000000000dd',
      body: '{"orderId":"MD-5630","status":"approved","saleAmount":"10.00"}',
    }),
  ];

  const isIt =
    ({ network, eventId }: Named) =>
    (report: WaitingReport) =>
      report.network === network && report.eventId === eventId;
  const remove = (one: Named) => {
    reports = reports.filter((report) => !isIt(one)(report));
  };
  const noSuch = ({ network, eventId }: Named) => `There is no report of ${network} with the id ${eventId}.`;

  return {
    listWaitingReports: ({ query: { list, network, ...page } }) =>
      toPage(
        reports.filter(
          (report) => problemsOf[list].includes(report.problem) && (network ?? report.network) === report.network,
        ),
        page,
      ),
    getReportAdapters: () => ({ adapters: ['generic', 'admitad', 'awin', 'impact'] }),
    replayReport({ body }) {
      const found = reports.find(isIt(body));
      if (!found || found.problem === 'otherBody')
        throw new MockProblem(
          404,
          `No report of ${body.network} with the id ${body.eventId} waits or contradicts others.`,
        );
      if (found.sender !== 'network')
        throw new MockProblem(409, 'What a bank or a payment provider sends is not read again.');
      if (found.problem !== 'refused') return { outcome: 'waiting' };
      if (body.adapter !== 'impact') throw new MockProblem(409, found.reason ?? '');
      remove(found);
      return { outcome: 'applied' };
    },
    replayReports({ body: { after } }) {
      const open = reports
        .filter(({ sender, problem }) => sender === 'network' && problem !== 'otherBody')
        .filter(({ receivedAt }) => after === null || receivedAt > after.receivedAt)
        .slice(0, REPORTS_READ_AT_ONCE);
      const failed = open.filter(({ problem }) => problem === 'refused');
      const [counts, ...waiting] = open.filter(({ problem }) => problem !== 'refused');
      if (counts) remove(counts);
      return {
        applied: counts ? 1 : 0,
        waiting: waiting.length,
        failed: failed.map(({ network, eventId, reason }) => ({ network, eventId, problem: reason ?? '' })),
        next: null,
      };
    },
    assignReport({ body: { clickId, ...named } }) {
      const found = reports.find(isIt(named));
      if (!found) throw new MockProblem(409, noSuch(named));
      if (found.problem === 'refused')
        throw new MockProblem(409, 'A refused report names no order that can be read. Replay it first.');
      if (!/^0199[\da-f]/.test(clickId)) throw new MockProblem(409, `There is no click ${clickId}.`);
      remove(found);
      return { clickId, applied: 1 };
    },
    closeReport({ body: { network, eventId } }) {
      const named = { network, eventId };
      if (!reports.some(isIt(named))) throw new MockProblem(409, noSuch(named));
      remove(named);
      return named;
    },
  };
}
