import type { MemberRole, Right } from '@potli/api/contract/roles';
import { forbidden } from '../../../errors/ProblemError.ts';
import type { Caller } from './Caller.ts';

/** Who changes an account of a member, for the audit log. */
export interface AccountOperator {
  who: string;
  action: string;
  /** Of the admin area. Absent: a command, which only those have who have the database. */
  caller?: Omit<Caller, 'sessionId'> & { rights: readonly Right[] };
}

interface Account {
  id: bigint;
  role: MemberRole;
}

export const auditedBy = ({ who, action }: AccountOperator) => ({ who, action });

/**
 * Why somebody in the admin area cannot change an account: nobody changes their own, and that of a colleague is for those who
 * give roles (docs/decisions/193). Undefined: they can.
 */
export function closedBecause({ id, role }: Account, { caller }: Pick<AccountOperator, 'caller'>): string | undefined {
  if (!caller) return undefined;
  if (id === caller.id) return 'This is your own account: somebody else has to change it.';
  if (role !== 'MEMBER' && !caller.rights.includes('staff'))
    return `The role of this member is ${role}: only those who give roles can change the account.`;
  return undefined;
}

/** @throws ProblemError forbidden */
export function refuseUnlessOpen(account: Account, by: AccountOperator): void {
  const reason = closedBecause(account, by);
  if (reason !== undefined) throw forbidden(reason);
}
