import type { Right } from '@potli/api/contract/roles';

/** The member who calls, and the open session. */
export interface Caller {
  id: bigint;
  sessionId: string;
  /** The token of the staff that was sent in the place of a session; absent: a session. */
  token?: { name: string; rights: readonly Right[] };
}
