/** Who is calling: a live session of a member. */
export interface Caller {
  id: bigint;
  sessionId: string;
}
