import type { Breach, MemberEventKind, MemberFile, SuspendReason } from '@potli/api/contract/adminMembers';
import type { JournalKind } from '@potli/api/contract/journals';
import { formatDateTime } from '@potli/ui/format/formatDateTime';

/** Why a member is suspended. */
export const suspendWords: Readonly<Record<SuspendReason, string>> = {
  fraud: 'Fraud',
  abuse: 'Abuse',
  request: 'The member asked for it',
  legal: 'A legal duty',
};

/** Why what is Approved is forfeited. */
export const breachWords: Readonly<Record<Breach, string>> = { fraud: 'Fraud', abuse: 'Abuse' };

export const eventWords: Readonly<Record<MemberEventKind, string>> = {
  joined: 'Joined',
  login: 'Logged in',
  loginFailed: 'Login failed',
  loginRefused: 'Login refused',
  tokenReused: 'An old session token was used again',
  logout: 'Logged out',
  resetAsked: 'Asked for a new password',
  passwordChanged: 'Password changed',
  verificationAsked: 'Asked for the mail that verifies the address',
  emailVerified: 'E-mail address verified',
  bankCreated: 'Bank details added',
  bankChanged: 'Bank details changed',
  bankStopped: 'Change of bank details stopped',
  codeAsked: 'Asked for a code',
  confirmed: 'Password entered again',
  confirmationFailed: 'Password entered again, and wrong',
  panChanged: 'PAN changed',
  suspended: 'Suspended',
  unsuspended: 'Suspension taken back',
  pinRevealed: 'PIN of a voucher shown',
};

/** What a journal is about, for those who run the shop; `causeOf` has the words for the member. */
export const journalWords: Readonly<Record<JournalKind, string>> = {
  TRACKED: 'Order reported',
  CONFIRMED: 'Order confirmed',
  RELEASED: 'Cashback released',
  CORRECTED: 'Order corrected',
  REJECTED: 'Order declined',
  REVERSED: 'Order taken back',
  WRITTEN_OFF: 'Written off: the network has not paid',
  REFERRAL: 'Share of a friend’s cashback',
  REFERRAL_REVERSED: 'Share of a friend’s cashback taken back',
  PAYOUT: 'Payout begun',
  PAYOUT_SENT: 'Payout sent',
  PAYOUT_FAILED: 'Payout failed',
  PAYOUT_RETURNED: 'Payout returned',
  TAX_WITHHELD: 'Tax withheld',
  TAX_RETURNED: 'Tax returned',
  FORFEITED: 'Forfeited: nobody had logged in',
  FORFEITED_FOR_BREACH: 'Forfeited for a breach of the terms',
};

const common: Readonly<Record<string, string>> = {
  email: 'e-mail address',
  phone: 'mobile number',
  bank: 'bank account',
  device: 'device',
};

/** What a member has in common with the one who invited them. */
function selfDealingText({ reasons, allowedAt }: MemberFile['selfDealing'][number]): string {
  const same = reasons.map((reason) => common[reason] ?? reason).join(', ');
  return `Same ${same} as the one who invited them; ${allowedAt ? 'allowed' : 'the referral earns nothing'}`;
}

/** The account in short facts. */
export function accountFacts(file: MemberFile): { label: string; value: string }[] {
  const { role, createdAt, emailVerifiedAt, suspendedAt, openSessions, paidTo, pan, selfDealing } = file;
  return [
    { label: 'Member', value: file.id },
    { label: 'Joined', value: formatDateTime(createdAt, '') },
    { label: 'E-mail address verified', value: formatDateTime(emailVerifiedAt, 'No') },
    { label: 'Suspended since', value: formatDateTime(suspendedAt, 'Not suspended') },
    { label: 'Open sessions', value: String(openSessions) },
    { label: 'Paid to', value: paidTo?.target ?? 'Nothing yet' },
    ...(paidTo?.heldUntil
      ? [{ label: 'Payouts wait until', value: `${formatDateTime(paidTo.heldUntil, '')} (${paidTo.heldBecause})` }]
      : []),
    { label: 'PAN', value: pan ? `${pan.masked}, saved ${formatDateTime(pan.savedAt, '')}` : 'None' },
    ...(role === 'MEMBER' ? [] : [{ label: 'Role', value: role }]),
    ...(selfDealing.length > 0 ? [{ label: 'Referral', value: selfDealing.map(selfDealingText).join('. ') }] : []),
  ];
}
