import { addNetwork, usualTerms } from '../addNetwork.ts';
import { addParkedReport, addRefusedReport } from '../addWaitingReport.ts';
import type { TestHost } from '../createTestHost.ts';
import { joinAdmin } from '../joinMember.ts';
import { withBody } from './KeyedCase.ts';

/** What is done with networks and their reports. */
export const keyedReportCases = (apiHost: TestHost) => ({
  changeNetworkPolicy: async () => {
    const network = await addNetwork(apiHost.database.pool);
    const body = { network, ...usualTerms, advanceLimit: 50_000, seen: usualTerms };
    return withBody(await joinAdmin(apiHost), '/admin/networks/policy', body, { advanceLimit: 0 });
  },
  replayReport: async () => {
    const as = await joinAdmin(apiHost);
    const { key } = await addRefusedReport(apiHost.database, as.id);
    return withBody(as, '/admin/reports/replay', key, { adapter: 'impact' });
  },
  replayReports: async () => {
    const as = await joinAdmin(apiHost);
    const { key } = await addRefusedReport(apiHost.database, as.id);
    const after = { ...key, receivedAt: '2020-01-01T00:00:00.000Z' };
    return withBody(as, '/admin/reports/replay-next', { after: null }, { after });
  },
  assignReport: async () => {
    const as = await joinAdmin(apiHost);
    const { key, clickId } = await addParkedReport(apiHost.database, as.id);
    return withBody(as, '/admin/reports/assign', { ...key, clickId }, { clickId: 'another' });
  },
  closeReport: async () => {
    const as = await joinAdmin(apiHost);
    const { key } = await addParkedReport(apiHost.database, as.id);
    return withBody(as, '/admin/reports/close', { ...key, reason: 'A test of theirs' }, { reason: 'Not ours' });
  },
});
