import { UPI_MOST_RUPEES } from '@potli/api/contract/policy';
import { shortRupees } from '@potli/api/units/shortRupees';
/** What a member can do about a payout that failed or came back. */
export type PayoutAdvice = 'CHECK_BANK_DETAILS' | 'WAIT' | 'CONTACT_US';

interface BankReason {
  /** In plain words, at most a sentence or two. */
  text: string;
  toDo: PayoutAdvice;
}

const CHECK = 'CHECK_BANK_DETAILS';
/** Codes and texts of banks in any spelling, and their meaning. The first that fits counts. */
const REASONS: readonly (readonly [words: RegExp, text: string, toDo: PayoutAdvice])[] = [
  [/stopped/i, 'This bank account was stopped.', CHECK],
  [/suspend/i, 'Your account with us is suspended, so nothing is sent.', 'CONTACT_US'],
  [/ifsc|branch/i, 'The bank did not find this IFSC code.', CHECK],
  [/name.{0,30}(mismatch|differ|match)|invalid.{0,20}name/i, 'The name does not fit the account at the bank.', CHECK],
  [
    /most for a UPI/i,
    `A UPI ID takes at most ${shortRupees(UPI_MOST_RUPEES)} at once. Please add your bank account.`,
    CHECK,
  ],
  [/accounts only/i, 'Our bank does not send to UPI IDs. Please add your bank account.', CHECK],
  [/vpa|upi/i, 'The bank did not find this UPI ID.', CHECK],
  [/closed|dormant|inactive/i, 'The bank says that this account is closed or not in use.', CHECK],
  [/frozen|freeze|block|lien|kyc|nre|nro/i, 'The bank does not take money for this account at the moment.', CHECK],
  [
    /(account|beneficiary|benef).{0,40}(not|invalid|wrong|unknown|incorrect|missing)|(not|invalid|wrong|unknown|incorrect).{0,40}account/i,
    'The bank did not find this account number.',
    CHECK,
  ],
  [/limit|exceed/i, 'The bank takes no more money for this account today.', 'WAIT'],
  [
    /time.?d?.?out|down|unavailable|not.?available|technical|network|server|gateway|switch|offline|try.?again/i,
    'The bank could not be reached.',
    'WAIT',
  ],
  [/balance|insufficient|funds/i, 'Our bank could not send it at that moment.', 'WAIT'],
];

const LONGEST = 160;

/** Why a transfer failed or came back, from a code or text of the bank; null where nothing failed. */
export function bankReason(words: string | null): BankReason | null {
  if (words === null) return null;
  const [, text, toDo] = REASONS.find(([codes]) => codes.test(words)) ?? [];
  if (text && toDo) return { text, toDo };
  const quoted = words.trim().slice(0, LONGEST);
  return { text: quoted ? `The bank says: “${quoted}”.` : 'The bank gave no reason.', toDo: CHECK };
}
