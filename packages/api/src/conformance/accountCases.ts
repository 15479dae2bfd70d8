import type { BankDetails } from '../contract/bankDetails.ts';
import type { EndpointName } from '../contract/contract.ts';
import type { PayoutKinds } from '../contract/payoutKinds.ts';
import { LONG_PAYOUT_HOLD_HOURS, PAYOUT_HOLD_HOURS } from '../contract/policy.ts';
import type { CurrentUser } from '../contract/profile.ts';
import { HOUR_MS, MINUTE_MS } from '../units/time.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const profile = { name: 'Asha Rao', mobileNumber: '9845012345', birthDate: '1994-08-17', gender: 'FEMALE' };
const bank = { accountHolderName: 'Asha Rao', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const other = { ...bank, accountNumber: '004512340001' };
const upi = { kind: 'upi', accountHolderName: 'Asha Rao', vpa: 'asha.rao@okdhanpetee' };

const save = (endpoint: EndpointName, name: string, status: number, body: unknown): ConformanceCase => ({
  name,
  endpoint,
  as: 'member',
  request: () => ({ body }),
  status,
});

/** Hosts of others may refuse the password, which they do not ask for. */
const confirmed = (name: string, body: object): ConformanceCase => ({
  name,
  endpoint: 'updateBankDetails',
  as: 'member',
  status: 200,
  demo: true,
  request: ({ password }) => ({ body: { ...body, password } }),
});

/** Until when payouts rest after a change that was made a moment ago; longer where somebody else may have made it. */
function isHeldByPolicy({ payoutsHeldUntil, payoutsHeldBecause }: BankDetails, nowMs: number): boolean {
  const hours = payoutsHeldBecause === 'CHANGED' ? PAYOUT_HOLD_HOURS : LONG_PAYOUT_HOLD_HOURS;
  const heldMs = Date.parse(payoutsHeldUntil ?? '') - nowMs;
  return Boolean(payoutsHeldBecause) && Math.abs(heldMs - hours * HOUR_MS) < 10 * MINUTE_MS;
}

/** Profile, role and bank account. The member has all of them. */
export const accountCases: readonly ConformanceCase[] = [
  {
    name: 'returns the caller',
    endpoint: 'getCurrentUser',
    as: 'member',
    status: 200,
    check: (answer, { email }) => (answer as CurrentUser).email === email,
  },
  {
    name: 'returns the name of the caller',
    endpoint: 'getCurrentUser',
    as: 'member',
    about: 'mobileNumber',
    status: 200,
    check: (answer) => Boolean((answer as CurrentUser).name),
  },
  {
    name: 'returns an empty profile',
    endpoint: 'getCurrentUser',
    as: 'newMember',
    status: 200,
    check: (answer) => (answer as CurrentUser).mobileNumber === '',
  },
  {
    ...save('updateUser', 'changes a profile', 200, profile),
    about: 'mobileNumber',
    check: (answer) => (answer as CurrentUser).mobileNumber === profile.mobileNumber,
  },
  {
    ...save('updateUser', 'accepts a profile without birth date', 200, { ...profile, birthDate: '' }),
    about: 'mobileNumber',
  },
  { ...save('updateUser', 'changes no profile that is missing', 404, profile), as: 'newMember' },
  save('updateUser', 'refuses a mobile number that begins with 5', 400, { ...profile, mobileNumber: '5845012345' }),
  save('updateUser', 'refuses nine digits', 400, { ...profile, mobileNumber: '984501234' }),
  save('updateUser', 'refuses a name of spaces', 400, { ...profile, name: '  ' }),
  save('updateUser', 'refuses an unknown gender', 400, { ...profile, gender: 'UNKNOWN' }),
  save('updateUser', 'refuses a birth date that is no day', 400, { ...profile, birthDate: '1994-02-31' }),
  save('updateUser', 'refuses malformed JSON', 400, '{'),
  { ...save('createUser', 'fills in no profile twice', 409, profile), about: 'mobileNumber' },
  save('createUser', 'requires a name', 400, { ...profile, name: undefined }),
  {
    name: 'returns it',
    endpoint: 'getRole',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => answer === 'MEMBER',
  },
  { name: 'returns an admin', endpoint: 'getRole', as: 'admin', status: 200, check: (answer) => answer === 'ADMIN' },
  {
    name: 'returns the full account number to its owner',
    endpoint: 'getBankDetails',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => /^[0-9]{6,20}$/.test((answer as BankDetails).accountNumber),
  },
  {
    name: 'returns null where there is none',
    endpoint: 'getBankDetails',
    as: 'newMember',
    status: 200,
    check: (answer) => answer === null,
  },
  {
    name: 'says what the bank sends to, and what is on file',
    endpoint: 'getPayoutKinds',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => (answer as PayoutKinds).onFile === 'account' && (answer as PayoutKinds).sendsTo.length === 2,
  },
  {
    name: 'has nothing on file for a new member',
    endpoint: 'getPayoutKinds',
    as: 'newMember',
    status: 200,
    check: (answer) => (answer as PayoutKinds).onFile === null,
  },
  {
    ...save('updateBankDetails', 'asks for the password before it changes the account', 403, other),
    demo: true,
  },
  { ...save('updateBankDetails', 'refuses a wrong password', 403, { ...other, password: 'wrong' }), demo: true },
  { ...save('updateBankDetails', 'refuses a wrong code', 403, { ...other, code: '000000x' }), demo: true },
  {
    ...confirmed('changes the account, and payouts rest', other),
    numbers: ['PAYOUT_HOLD_HOURS'],
    check: (answer, { nowMs }) => isHeldByPolicy(answer as BankDetails, nowMs()),
  },
  { ...save('updateBankDetails', 'asks for nothing where nothing changes', 200, other), demo: true, about: 'password' },
  { name: 'mails a code', endpoint: 'sendBankCode', as: 'member', status: 200 },
  save('updateBankDetails', 'refuses an IFSC without its zero', 400, { ...bank, ifscCode: 'PTLI1000042' }),
  save('updateBankDetails', 'refuses an IFSC of small letters', 400, { ...bank, ifscCode: 'ptli0000042' }),
  save('updateBankDetails', 'refuses letters in an account number', 400, { ...bank, accountNumber: '00451234X890' }),
  save('updateBankDetails', 'requires the holder', 400, { ...bank, accountHolderName: '' }),
  { ...save('updateBankDetails', 'changes no account that is missing', 404, bank), as: 'newMember' },
  {
    ...confirmed('changes to a UPI ID, and the fields of the account are empty', upi),
    check: (answer) => {
      const { kind, vpa, accountNumber } = answer as BankDetails;
      return kind === 'upi' && vpa === upi.vpa && accountNumber === '';
    },
  },
  {
    ...save('updateBankDetails', 'refuses a UPI ID without its bank', 400, { ...upi, vpa: 'asha.rao' }),
    demo: true,
  },
  { ...save('updateBankDetails', 'refuses an unknown kind', 400, { ...bank, kind: 'wallet' }), demo: true },
  // clients from before UPI name no kind
  {
    ...confirmed('changes back to an account', bank),
    check: (answer) => (answer as BankDetails).accountNumber === bank.accountNumber,
  },
  { ...save('createBankDetails', 'puts no second account on file', 409, bank), about: 'accountHolder' },
  save('createBankDetails', 'requires an account number', 400, { ...bank, accountNumber: ' ' }),
  {
    name: 'refuses an unknown key',
    endpoint: 'stopBankChange',
    request: () => ({ body: { key: 'no-such-key' } }),
    status: 400,
  },
  { name: 'requires a key', endpoint: 'stopBankChange', request: () => ({ body: {} }), status: 400 },
];
