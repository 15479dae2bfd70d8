import type * as calls from '../../contract/bankDetails.ts';
import type { BankBody, BankDetails, BankWriteBody } from '../../contract/bankDetails.ts';
import type * as kinds from '../../contract/payoutKinds.ts';
import { PAYOUT_HOLD_HOURS } from '../../contract/policy.ts';
import { demoMembers } from '../../fixtures/members.ts';
import { HOUR_MS } from '../../units/time.ts';
import type { ResolversOf, Sender } from '../http/createRoutes.ts';
import { MockProblem, unauthorized } from '../http/MockProblem.ts';

/** The code that confirms a change, in place of the password. */
export const MOCK_BANK_CODE = '402817';

/** The key of a link that stops a change. */
export const MOCK_STOP_KEY = 'mock-stop-key';

const noAccount = { accountNumber: '', ifscCode: '', bankName: '', address: '' };

/** As the server does it with its simulated bank, which names everybody after their UPI ID. */
function toDetails(body: BankBody): BankDetails {
  if (body.kind !== 'upi') return { ...body, kind: 'account' };
  const owner = body.vpa.slice(0, body.vpa.indexOf('@')).toLowerCase();
  if (owner === 'nobody') throw new MockProblem(400, 'No bank knows this UPI ID. Please check it.');
  const words = owner === 'silent' ? [] : owner.split(/[^a-z]+/).filter((word) => word !== '');
  return { ...noAccount, ...body, registeredName: words.join(' ').toUpperCase() || null };
}

/** As the server does it for everybody but newcomers. */
function checkConfirmation(email: string, password: string | undefined, code: string | undefined): void {
  if (password === undefined && code === undefined) {
    const text = 'Please confirm with your password, or with a code that we mail to you.';
    throw new MockProblem(403, text, 'CONFIRMATION_REQUIRED');
  }
  const right = demoMembers.find((member) => member.email === email)?.password;
  if (code === undefined && right !== undefined && password !== right)
    throw new MockProblem(403, 'This password is wrong.', 'CONFIRMATION_WRONG');
  if (code !== undefined && code !== MOCK_BANK_CODE) {
    throw new MockProblem(403, 'This code is wrong or no longer valid. Ask for a new one.', 'CONFIRMATION_WRONG');
  }
}

/** Whether every field that is sent is on file already. */
function isSame(saved: BankDetails, sent: BankWriteBody): boolean {
  const { password: _password, code: _code, ...body } = sent;
  const details = { ...saved, kind: saved.kind ?? 'account' };
  return Object.entries({ kind: 'account', ...body }).every(
    ([field, value]) => value === '' || details[field as keyof BankDetails] === value,
  );
}

interface BankMock {
  /** The accounts at first, by email. */
  onFile: ReadonlyMap<string, BankDetails>;
  nowMs: number;
}

/** Stores what members save as long as these resolvers exist. */
export function bankDetailsResolvers({
  onFile,
  nowMs,
}: BankMock): ResolversOf<typeof calls> & ResolversOf<typeof kinds> {
  const byEmail = new Map(onFile);
  const emailOf = ({ email }: Sender) => {
    if (!email) throw unauthorized();
    return email;
  };
  const save = (email: string, { password, code, ...body }: BankWriteBody, payoutsHeldBecause: string): BankDetails => {
    checkConfirmation(email, password, code);
    const payoutsHeldUntil = new Date(nowMs + PAYOUT_HOLD_HOURS * HOUR_MS).toISOString();
    const saved = { ...toDetails(body), payoutsHeldUntil, payoutsHeldBecause };
    byEmail.set(email, saved);
    return saved;
  };

  return {
    getBankDetails: (_request, sender) => byEmail.get(emailOf(sender)) ?? null,
    getPayoutKinds: (_request, sender) => ({
      sendsTo: ['account', 'upi'],
      onFile: byEmail.get(emailOf(sender))?.kind ?? null,
    }),
    createBankDetails({ body }, sender) {
      const email = emailOf(sender);
      if (byEmail.has(email)) throw new MockProblem(409, 'There is an account on file already.');
      return save(email, body, 'FIRST');
    },
    updateBankDetails({ body }, sender) {
      const email = emailOf(sender);
      const before = byEmail.get(email);
      if (!before) throw new MockProblem(404, 'There is no account on file yet.');
      if (isSame(before, body)) return before;
      return save(email, body, 'CHANGED');
    },
    sendBankCode(_request, sender) {
      emailOf(sender);
      return { status: 200, message: 'A code is on its way to your e-mail address.' };
    },
    stopBankChange({ body }) {
      if (body.key !== MOCK_STOP_KEY)
        throw new MockProblem(400, 'This link is no longer valid. Please log in and check your bank details.');
      return { status: 200, message: 'The change is stopped, and you are logged out on all devices.' };
    },
  };
}
