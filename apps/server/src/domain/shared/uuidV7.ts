import { randomUUID } from 'node:crypto';

/**
 * Makes UUIDv7s (RFC 9562, 5.7): ids that sort by time. Those of one millisecond are counted up, so that even they keep
 * their order. What is random in them, and the variant, comes from a random UUID: Node has those in store.
 * @returns a function of the instant, in milliseconds since 1970
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
      // starts in the lower half of its 12 bits, so that thousands more of this millisecond find room
      sequence = Number.parseInt(random.slice(0, 3), 16) & 0x7ff;
      lastMs = atMs;
    }
    return `${instant}-${(0x7000 | sequence).toString(16)}-${random.slice(19)}`;
  };
}
