/** Work that is due again and again, done by one host at a time. */
export interface Job {
  /** With small letters, digits and hyphens. The operator sees it. */
  name: string;
  /** When it is due: five fields of cron, in UTC. */
  cron: string;
  /** A run that takes longer has failed, and another host takes over (s). */
  longestSeconds: number;
  /**
   * Ends as soon as it can when the signal says so: the host stops, or another one has taken over. What it does must be
   * right when it is done twice.
   */
  run(signal: AbortSignal): Promise<unknown>;
}
