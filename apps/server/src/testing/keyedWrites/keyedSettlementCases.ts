import type { TestHost } from '../createTestHost.ts';
import { joinAdmin } from '../joinMember.ts';
import { bookFile, fileOf, seenOf } from '../settlementFiles.ts';
import { withBody } from './KeyedCase.ts';

/** Files of networks that are booked and withdrawn in the admin area. */
export const keyedSettlementCases = (apiHost: TestHost) => ({
  settleFile: async () => {
    const as = await joinAdmin(apiHost);
    const body = fileOf('keyed', 'keyed.csv', 'KEYED-2,80.50');
    return withBody(as, '/admin/settlements/file', { ...body, seen: await seenOf(as, body) }, { statement: 'S-2' });
  },
  withdrawSettlement: async () => {
    const as = await joinAdmin(apiHost);
    await bookFile(as, fileOf('keyed', 'mistake.csv', 'KEYED-3,80.50'));
    const body = { network: 'keyed', statement: 'mistake.csv' };
    return withBody(as, '/admin/settlements/withdraw', body, { orderId: 'KEYED-3' });
  },
});
