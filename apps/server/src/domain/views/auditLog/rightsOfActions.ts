import { contract, type Endpoint } from '@potli/api';
import { type Right, rights } from '@potli/api/contract/roles';

/** The right of what each command of `potli` changes, by its words in the audit log. */
export const commandRights: Readonly<Record<string, Right>> = {
  'admin grant': 'staff',
  'admin revoke': 'staff',
  'admin token create': 'staff',
  'admin token revoke': 'staff',
  'bank change': 'money',
  'books close': 'money',
  'books write-off': 'money',
  'changes approve': 'catalogue',
  'changes refuse': 'catalogue',
  'changes undo': 'catalogue',
  'claims answer': 'claims',
  'claims order': 'claims',
  'dashboard save': 'content',
  export: 'catalogue',
  import: 'catalogue',
  'import-reports': 'money',
  'ledger check': 'money',
  'members forfeit': 'money',
  'members suspend': 'members',
  'members unsuspend': 'members',
  'notes add': 'catalogue',
  'notes take-back': 'catalogue',
  'orders accept': 'money',
  'payments close': 'money',
  'payments refund-by-hand': 'money',
  'payments settle': 'money',
  'payouts file': 'money',
  'payouts file --again': 'money',
  'payouts file --withdraw': 'money',
  'payouts resume': 'money',
  'payouts retry': 'money',
  'payouts return': 'money',
  'payouts return-file': 'money',
  'payouts run': 'money',
  'payouts settle': 'money',
  'pictures publish': 'catalogue',
  policy: 'money',
  'postbacks assign': 'money',
  'postbacks close': 'money',
  'postbacks replay': 'money',
  'rates import': 'money',
  'referrals allow': 'members',
  'rows add': 'catalogue',
  'rows change': 'catalogue',
  'rows delete': 'catalogue',
  'rows discard': 'catalogue',
  'rows many': 'catalogue',
  'rows move': 'catalogue',
  'rows publish': 'catalogue',
  'rows restore': 'catalogue',
  settle: 'money',
  'settle withdraw': 'money',
  'tax rule add': 'money',
  'tax year': 'money',
  'views change': 'catalogue',
  'views delete': 'catalogue',
  'views save': 'catalogue',
  'vouchers import': 'money',
  'vouchers remove': 'money',
};

/** An export has the right of its rows. */
const callRights = Object.fromEntries(
  (Object.entries(contract) as [string, Endpoint][]).flatMap(([name, { right, rowsRight }]) =>
    right === undefined || right === 'any' ? [] : [[name, rowsRight ?? right]],
  ),
) as Record<string, Right>;

/**
 * The actions of the audit log whose rows a caller may see: those of rows that they may see. Undefined: all, also of commands that
 * there are no more.
 */
export function actionsFor(allowed: readonly Right[]): string[] | undefined {
  if (rights.every((right) => allowed.includes(right))) return undefined;
  return Object.entries({ ...callRights, ...commandRights })
    .filter(([, right]) => allowed.includes(right))
    .map(([action]) => action);
}
