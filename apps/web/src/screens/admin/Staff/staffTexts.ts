import type { StaffToken } from '@potli/api/contract/adminStaff';
import { rightsOf, rightTexts, type StaffRole, staffRoles } from '@potli/api/contract/roles';

/** The roles, to choose from. */
export const roleOptions = staffRoles.map((value) => ({ value, label: value }));

/** What a role lets people do, below the field in which it is chosen. */
export const hintOf = (role: StaffRole): string => `Rights: ${rightsOf[role].join(', ')}.`;

/** What each right of a role opens. */
export const rightFacts = (role: StaffRole) =>
  rightsOf[role].map((right) => ({ label: right, value: rightTexts[right] }));

export const isEnded = ({ revokedAt, expiresAt }: StaffToken, nowMs: number): boolean =>
  revokedAt !== null || Date.parse(expiresAt) <= nowMs;

interface TokenLook {
  label: string;
  tone: 'money' | 'warn' | 'neutral';
}

/** How a token stands. */
export function tokenLook(token: StaffToken, nowMs: number): TokenLook {
  if (isEnded(token, nowMs)) return { label: token.revokedAt === null ? 'Over' : 'Revoked', tone: 'neutral' };
  return token.opens.length > 0 ? { label: 'Valid', tone: 'money' } : { label: 'Opens nothing', tone: 'warn' };
}
