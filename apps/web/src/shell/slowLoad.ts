/** A load that takes longer (ms) counts as slow. */
export const SLOW_AFTER_MS = 6_000;

/** What a member reads then. */
export const SLOW_LOAD = 'This takes longer than usual. We keep loading.';
