import { demoBankDetails, demoUpiDetails } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { failing, failingSilently, refusing, slow } from './failures.ts';

/** The account to which cashback is sent. */
export const bankDetailsScenarios = {
  none: () => [createHandler('getBankDetails', () => null)],
  slow: () => slow('getBankDetails'),
  failing: () => failing('getBankDetails'),
  savingSlow: () => slow('createBankDetails', 'updateBankDetails'),
  savingFails: () => failing('createBankDetails', 'updateBankDetails'),
  savingFailsSilently: () => failingSilently('createBankDetails', 'updateBankDetails'),
  stopFails: () => failing('stopBankChange'),
  stopSlow: () => slow('stopBankChange'),
  throttled: () =>
    refusing(
      () => new MockProblem(429, 'You changed your account a moment ago. Please try again later.'),
      ['createBankDetails', 'updateBankDetails'],
    ),
  /** Changed an hour ago: payouts are on hold. */
  held: (payoutsHeldBecause = 'CHANGED') => [
    createHandler('getBankDetails', () => ({
      ...demoBankDetails,
      payoutsHeldUntil: '2026-11-21T05:30:00.000Z',
      payoutsHeldBecause,
    })),
  ],
  codeFails: () =>
    refusing(() => new MockProblem(429, 'Too many tries. Please wait a little and try again.'), ['sendBankCode']),
  codeSlow: () => slow('sendBankCode'),
  /** A host that asks for no confirmation. */
  trusting: () => [
    createHandler('updateBankDetails', ({ body }) => {
      const { password: _password, code: _code, ...details } = body;
      return { ...demoBankDetails, ...details };
    }),
  ],
  /** A UPI ID on file. */
  upi: () => [createHandler('getBankDetails', () => demoUpiDetails)],
  /** The bank could not be asked whom the UPI ID pays. */
  upiUnnamed: () => [createHandler('getBankDetails', () => ({ ...demoUpiDetails, registeredName: null }))],
  /** A bank that sends to accounts only, for a member who has none on file. */
  sendsToAccounts: () => [createHandler('getPayoutKinds', () => ({ sendsTo: ['account'], onFile: null }))],
  /** The same, for a member whose UPI ID was saved before. */
  upiWaits: () => [
    createHandler('getBankDetails', () => demoUpiDetails),
    createHandler('getPayoutKinds', () => ({ sendsTo: ['account'], onFile: 'upi' })),
  ],
  /** A host that knows accounts only. */
  withoutKinds: () => [createHandler('getBankDetails', () => ({ ...demoBankDetails, kind: undefined }))],
  /** Without bank name and address. */
  bankUnnamed: () => [
    createHandler('getBankDetails', () => ({ ...demoBankDetails, ifscCode: 'RBIS0BGPA01', bankName: '', address: '' })),
  ],
};
