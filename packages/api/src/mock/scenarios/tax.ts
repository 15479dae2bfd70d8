import { createHandler } from '../http/createHandlers.ts';
import { failing, slow } from './failures.ts';

const nothing = { ownOrders: 0, sharedLinks: 0, referrals: 0, total: 0, withheld: 0 };

/** The member's income of a financial year. */
export const taxScenarios = {
  failing: () => failing('getMyYear'),
  slow: () => slow('getMyYear'),
  /** All three kinds, tax that was withheld, a month in which more was taken back than came, and a year before. */
  mixed: () => [
    createHandler('getMyYear', ({ query: { year = 2026 } }) => ({
      year,
      ...{ ownOrders: 1_24_990.5, sharedLinks: 18_250, referrals: 3_412.75, total: 1_46_653.25, withheld: 2_166.28 },
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
};
