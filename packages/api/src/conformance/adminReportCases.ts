import type { ConformanceCase } from './ConformanceCase.ts';

const nobodys = { network: 'bazaar', eventId: 'nobody' };

/** Reports that wait for a person. No case changes one. */
export const adminReportCases: readonly ConformanceCase[] = [
  { name: 'lists reports that wait', endpoint: 'listWaitingReports', as: 'admin', status: 200 },
  { name: 'lists no reports that wait to a member', endpoint: 'listWaitingReports', as: 'member', status: 403 },
  { name: 'names the adapters', endpoint: 'getReportAdapters', as: 'admin', status: 200 },
  {
    name: 'reads no report again that there is not',
    endpoint: 'replayReport',
    as: 'admin',
    request: () => ({ body: nobodys }),
    status: 404,
  },
  {
    name: 'reads no reports again from a place that is none',
    endpoint: 'replayReports',
    as: 'admin',
    request: () => ({ body: { after: { ...nobodys, receivedAt: 'yesterday' } } }),
    status: 400,
  },
  {
    name: 'reads nothing again after the last report',
    endpoint: 'replayReports',
    as: 'admin',
    request: () => ({ body: { after: { ...nobodys, receivedAt: '2999-01-01T00:00:00.000Z' } } }),
    status: 200,
  },
  {
    name: 'gives no click to a report that there is not',
    endpoint: 'assignReport',
    as: 'admin',
    request: () => ({ body: { ...nobodys, clickId: '01990000-0000-7000-8000-0000000000aa' } }),
    status: 409,
  },
  {
    name: 'closes no report without a reason',
    endpoint: 'closeReport',
    as: 'admin',
    request: () => ({ body: { ...nobodys, reason: ' ' } }),
    status: 400,
  },
  {
    name: 'closes no report that there is not',
    endpoint: 'closeReport',
    as: 'admin',
    request: () => ({ body: { ...nobodys, reason: 'A test' } }),
    status: 409,
  },
];
