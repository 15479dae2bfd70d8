import { createPayoutProcessor } from '../domain/payouts/transfers/createPayoutProcessor.ts';
import { createFakeBank } from './createFakeBank.ts';
import { anyAccount, anyTarget } from './sampleMoney.ts';

type Parts = Parameters<typeof createPayoutProcessor>[0];

/** Pays every member, by default with a bank that sends at once. */
export const createTestProcessor = (parts: Pick<Parts, 'database'> & Partial<Parts>) =>
  createPayoutProcessor({ bank: createFakeBank(), findAccount: anyAccount, openTarget: anyTarget, ...parts });
