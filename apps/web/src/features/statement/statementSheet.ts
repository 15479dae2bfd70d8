import { MemberAccount } from '@potli/api/contract/journals';
import { accountWords } from '@potli/api/contract/moneyStages';
import type { StatementLine } from '@potli/api/contract/statement';
import { plainRupees } from '@potli/api/units/money';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { groupDigits } from '@potli/ui/format/groupDigits';
import type { SheetProps } from '@potli/ui/Sheet';
import { causeOf } from './causeOf.ts';
import type { StatementPart } from './statementParts.ts';

interface SheetParts {
  productName: string;
  /** Where statements are checked: `https://potli.example/verify`. */
  verifyUrl: string;
  /** The name of the member, where it is known. */
  name: string | undefined;
}

/** A whole statement as it is printed. Times in Asia/Kolkata. */
export function statementSheet(
  { memberId, madeAt, head, balances, lines }: StatementPart,
  { productName, verifyUrl, name }: SheetParts,
): Omit<SheetProps, 'logo'> {
  const [first, last] = [lines.at(0), lines.at(-1)];
  const accounts = MemberAccount.options;
  return {
    title: 'Statement',
    facts: [
      { label: 'Member', value: name === undefined ? `No. ${memberId}` : `${name}, No. ${memberId}` },
      { label: 'Period', value: `${formatDate(first?.at, '')} to ${formatDate(last?.at, '')}` },
      { label: 'Lines', value: groupDigits(lines.length) },
      { label: 'Made on', value: `${formatDateTime(madeAt, '')} IST` },
    ],
    columns: [
      { header: 'Line', isShort: true },
      { header: 'Date Time (IST)', isShort: true },
      { header: 'What happened' },
      ...accounts.map((account) => ({ header: `${accountWords[account]} (₹)`, isNumber: true })),
    ],
    rows: lines.map((line) => ({
      key: line.seq,
      cells: [line.seq, formatDateTime(line.at, ''), causeOf(line), ...changes(line, accounts)],
    })),
    sums: ['', '', 'Balance', ...accounts.map((account) => inRupees(balances[account]))],
    notes: [
      'Each line says what it added to an account, and what it took away. Approved and On its way together are what you are owed.',
      `Fingerprint of this statement: ${head}`,
      `Does somebody want to check this paper? Give them the signed file of the same statement, too: “Signed file (JSON)” under Payouts, Statement. They can check it at ${verifyUrl} without asking ${productName}. If the fingerprint above is in it, nothing on this paper was changed.`,
    ],
  };
}

const changes = ({ entries }: StatementLine, accounts: readonly MemberAccount[]) =>
  accounts.map((account) => (entries[account] === undefined ? '' : inRupees(entries[account])));

/** Paise as text in rupees, `-1,234.50`; exact for every amount. */
function inRupees(paise: string): string {
  const amount = plainRupees(BigInt(paise));
  return amount.startsWith('-') ? `−${groupDigits(amount.slice(1))}` : groupDigits(amount);
}
