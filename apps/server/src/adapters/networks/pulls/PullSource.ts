import type { ReadingRules } from '../../../settings/readingRules.ts';

/** How the operator has reports read, and other pauses than the network's own, for tests (ms). */
export interface PullOptions {
  rules?: ReadingRules;
  /** Between two requests. */
  paceMs?: number;
  /** The first one after a failure. */
  pauseMs?: number;
  /** How long a request may take. */
  timeoutMs?: number;
}

/** Where the list of a network is, and what opens it. */
export interface PullSource extends PullOptions {
  /** As in the catalogue. */
  network: string;
  /** The id of the account; absent where the token is enough. */
  id?: string;
  token: string;
  /** Without a slash at the end. */
  baseUrl: string;
}
