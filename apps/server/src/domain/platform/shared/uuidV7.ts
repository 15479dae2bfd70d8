import { randomUUID } from 'node:crypto';

/**
 * Makes UUIDv7s (RFC 9562, 5.7): ids that sort by time, also within one millisecond, by a counter. Random bits and
 * variant come from a random UUID, which Node creates ahead in batches.
 * @returns a function of the time in milliseconds since 1970
 */
export function createUuidV7(): (atMs: number) => string {
  let lastMs = -1;
  let instant = '';
  let sequence = 0;

  return (atMs) => {
    const random = randomUUID();
    if (atMs === lastMs) {
      sequence = (sequence + 1) & 0xfff;
    } else {
      const hex = atMs.toString(16).padStart(12, '0');
      instant = `${hex.slice(0, 8)}-${hex.slice(8)}`;
      // starts in the lower half of 12 bits, so that thousands more fit into this millisecond
      sequence = Number.parseInt(random.slice(0, 3), 16) & 0x7ff;
      lastMs = atMs;
    }
    return `${instant}-${(0x7000 | sequence).toString(16)}-${random.slice(19)}`;
  };
}

/** The smallest of the ids of a moment (ms since 1970): ids from it on are of that moment or later. */
export function firstIdAt(atMs: number): string {
  const hex = atMs.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
