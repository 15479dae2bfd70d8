/** The member who calls, and the open session. */
export interface Caller {
  id: bigint;
  sessionId: string;
}
