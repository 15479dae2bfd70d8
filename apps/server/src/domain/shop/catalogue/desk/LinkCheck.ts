/** What was found out about addresses. */
export interface CheckedLinks {
  /** Why an address is dead, by address. An address that cannot be checked in time is not in it. */
  dead: ReadonlyMap<string, string>;
  /** Those that were not looked at, because there were too many or the time was over. */
  unchecked: readonly string[];
}

/** Asks addresses of other sites, in bounded time and number; never this machine or a network behind it. */
export type LinkCheck = (addresses: readonly string[], signal?: AbortSignal) => Promise<CheckedLinks>;

/** For installations that reach no other sites. */
export const noLinkCheck: LinkCheck = () => Promise.resolve({ dead: new Map(), unchecked: [] });
