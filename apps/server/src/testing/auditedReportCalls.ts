import { addNetwork, usualTerms } from './addNetwork.ts';
import { addParkedReport, addRefusedReport } from './addWaitingReport.ts';
import type { AuditedCall, Given } from './auditedDeskCalls.ts';

const read = { before: { state: 'refused' }, after: { outcome: 'applied' } };

/** What is done with networks and their reports. */
export const auditedReportCalls: Record<string, (given: Given) => Promise<AuditedCall>> = {
  changeNetworkPolicy: async ({ apiHost }) => {
    const network = await addNetwork(apiHost.database.pool);
    const before = { pays: 'approval', settlesAfterDays: 60, advanceLimitPaise: 10_000_000 };
    const after = { pays: 'settlement', settlesAfterDays: 45, advanceLimitPaise: 0 };
    const body = { network, pays: 'settlement', settlesAfterDays: 45, advanceLimit: 0, seen: usualTerms };
    return { path: '/admin/networks/policy', body, row: { object: `network ${network}`, before, after } };
  },
  replayReport: async ({ apiHost, admin }) => {
    const { key } = await addRefusedReport(apiHost.database, admin.id);
    return {
      path: '/admin/reports/replay',
      body: key,
      row: { object: `report ${key.network} ${key.eventId}`, ...read },
    };
  },
  replayReports: async ({ apiHost, admin }) => {
    // what other cases left would be read, too
    await apiHost.database.pool.query(
      `update refused_body set state = 'closed', settled_at = now() where state = 'refused'`,
    );
    const { key } = await addRefusedReport(apiHost.database, admin.id);
    const row = { object: `report ${key.network} ${key.eventId}`, ...read };
    return { path: '/admin/reports/replay-next', body: { after: null }, row };
  },
  assignReport: async ({ apiHost, admin }) => {
    const { key, clickId } = await addParkedReport(apiHost.database, admin.id);
    return {
      path: '/admin/reports/assign',
      body: { ...key, clickId },
      row: {
        object: `report ${key.network} ${key.eventId}`,
        before: { outcome: 'parked' },
        after: { outcome: 'applied' },
      },
    };
  },
  closeReport: async ({ apiHost, admin }) => {
    const { key } = await addParkedReport(apiHost.database, admin.id);
    return {
      path: '/admin/reports/close',
      body: { ...key, reason: 'Not ours, says asha@mail.example' },
      row: {
        object: `report ${key.network} ${key.eventId}`,
        before: { outcome: 'parked' },
        after: { outcome: 'closed', reason: 'Not ours, says (address)' },
      },
    };
  },
};
