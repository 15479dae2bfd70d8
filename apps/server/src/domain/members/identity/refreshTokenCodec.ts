import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a refresh token before it is checked. */
export interface RefreshClaim {
  sessionId: string;
  /** Rotations of the session before this token was issued. */
  generation: number;
  mac: Buffer;
}

const HEAD_BYTES = 20;
const MAC_BYTES = 32;

/**
 * Refresh tokens are computed, not stored: a MAC over session and generation, with the session's seed (database) and
 * the host's key (not in the database). So a repeated rotation gives the same successor, an old token differs from a
 * forged one, and a stolen database contains no tokens.
 */
export function createRefreshTokenCodec(secret: string) {
  const key = createHmac('sha256', secret).update('refresh tokens').digest();

  function macOf(head: Buffer, seed: Buffer): Buffer {
    return createHmac('sha256', key).update(seed).update(head).digest();
  }

  return {
    issue(sessionId: string, generation: number, seed: Buffer): string {
      const head = toHead(sessionId, generation);
      return Buffer.concat([head, macOf(head, seed)]).toString('base64url');
    },
    /** The content of a text in the form of a token; undefined for another text. */
    read(token: string): RefreshClaim | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== HEAD_BYTES + MAC_BYTES) return undefined;
      return {
        sessionId: bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        generation: bytes.readUInt32BE(16),
        mac: bytes.subarray(HEAD_BYTES),
      };
    },
    isGenuine({ sessionId, generation, mac }: RefreshClaim, seed: Buffer): boolean {
      return timingSafeEqual(mac, macOf(toHead(sessionId, generation), seed));
    },
  };
}

export type RefreshTokenCodec = ReturnType<typeof createRefreshTokenCodec>;

function toHead(sessionId: string, generation: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(sessionId.replaceAll('-', ''), 'hex');
  head.writeUInt32BE(generation, 16);
  return head;
}
