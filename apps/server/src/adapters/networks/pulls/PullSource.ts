/** Other pauses than the network's own, for tests (ms). */
export interface PullPace {
  /** Between two requests. */
  paceMs?: number;
  /** The first one after a failure. */
  pauseMs?: number;
  /** How long a request may take. */
  timeoutMs?: number;
}

/** Where the list of a network is, and what opens it. */
export interface PullSource extends PullPace {
  /** As in the catalogue. */
  network: string;
  /** Of the account; absent where the token says it. */
  id?: string;
  token: string;
  /** Without a slash at the end. */
  baseUrl: string;
}
