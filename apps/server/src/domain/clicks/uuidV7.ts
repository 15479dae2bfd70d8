import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4096;
const RANDOM_BYTES = 10;

/**
 * Makes UUIDv7s: ids that sort by time. Those of one millisecond are counted up, so that even they keep their order.
 * @returns a function of the instant, in milliseconds since 1970
 */
export function createUuidV7(): (atMs: number) => string {
  const pool = Buffer.alloc(POOL_BYTES);
  const bytes = Buffer.alloc(16);
  let used = POOL_BYTES;
  let lastMs = -1;
  let sequence = 0;

  return (atMs) => {
    if (used + RANDOM_BYTES > POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    pool.copy(bytes, 6, used, used + RANDOM_BYTES);
    used += RANDOM_BYTES;
    // starts in the lower half of its 12 bits, so that thousands more of this millisecond find room
    sequence = atMs === lastMs ? (sequence + 1) & 0xfff : bytes.readUInt16BE(6) & 0x7ff;
    lastMs = atMs;
    bytes.writeUIntBE(atMs, 0, 6);
    bytes.writeUInt16BE(0x7000 | sequence, 6);
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
    return toText(bytes.toString('hex'));
  };
}

function toText(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
