import { type MyPan, maskPan } from '../../contract/tax.ts';
import { createHandler } from '../http/createHandlers.ts';
import { failing, slow } from './failures.ts';

const nothing = { ownOrders: 0, sharedLinks: 0, referrals: 0, total: 0, withheld: 0 };

/** A shop that withholds 5 %, and 20 % without a PAN; what is saved is kept as long as these handlers. */
function asking(atFirst: Partial<MyPan>) {
  let kept: MyPan = {
    isAsked: true,
    masked: null,
    savedAt: null,
    rates: { withPan: 5, withoutPan: 20, from: '2026-03-31T18:30:00.000Z' },
    ...atFirst,
  };
  return [
    createHandler('getMyPan', () => kept),
    createHandler('saveMyPan', ({ body }) => {
      kept = { ...kept, masked: maskPan(body.pan), savedAt: '2026-11-20T06:00:00.000Z' };
      return kept;
    }),
  ];
}

/** The member's income of a financial year, and PAN. */
export const taxScenarios = {
  failing: () => failing('getMyYear'),
  slow: () => slow('getMyYear'),
  /** All three kinds, tax that was withheld, a month in which more was taken back than came, and a year before. */
  mixed: () => [
    createHandler('getMyYear', ({ query: { year = 2026 } }) => ({
      year,
      ownOrders: 1_24_990.5,
      sharedLinks: 18_250,
      referrals: 3_412.75,
      total: 1_46_653.25,
      withheld: 2_166.28,
      months: [
        {
          month: `${year}-04`,
          ownOrders: 1_25_110.5,
          sharedLinks: 18_250,
          referrals: 3_412.75,
          total: 1_46_773.25,
          withheld: 0,
        },
        { month: `${year}-05`, ...nothing, withheld: 2_166.28 },
        { month: `${year}-06`, ...nothing, ownOrders: -120, total: -120 },
      ],
      years: [2026, 2025],
    })),
  ],
  panAsked: () => asking({}),
  panOnFile: () => asking({ masked: '••••••234F', savedAt: '2026-07-04T06:30:00.000Z' }),
  /** The rule has the same rate for all. */
  panOfOneRate: () => asking({ rates: { withPan: 10, withoutPan: 10, from: '2026-03-31T18:30:00.000Z' } }),
  savingPanFails: () => [...failing('saveMyPan'), ...asking({})],
  savingPanSlow: () => [...slow('saveMyPan'), ...asking({})],
};
