import { unauthenticated } from '../../../errors/ProblemError.ts';
import type { Caller } from './Caller.ts';
import { isBound, type OpenedSession, type Sessions } from './createSessions.ts';
import type { RefreshTokenCodec } from './refreshTokenCodec.ts';

interface RotationParts {
  sessions: Pick<Sessions, 'find' | 'advance' | 'end'>;
  codec: RefreshTokenCodec;
  /** Called once for a session that ends because a copy of its token was used. */
  noteReuse(caller: Caller): Promise<void>;
}

interface SentToken {
  refreshToken: string;
  /** Secret of the browser's cookie. */
  binding: string | undefined;
}

/**
 * Refresh token rotation: exchanges a token for its successor. The token before it gives the same successor for ten
 * seconds, because a response can get lost and two tabs can refresh at once. An older token was copied, and ends the
 * session.
 * @throws ProblemError unauthenticated
 */
export async function rotateRefreshToken(
  { sessions, codec, noteReuse }: RotationParts,
  { refreshToken, binding }: SentToken,
): Promise<OpenedSession> {
  const claim = codec.read(refreshToken);
  const before = claim && (await sessions.find(claim.sessionId));
  if (!before || !codec.isGenuine(claim, before.seed) || !isBound(before.bindingHash, binding)) throw sessionEnded();
  if (claim.generation === before.generation) await sessions.advance(claim);
  const after = await sessions.find(claim.sessionId);
  if (!after) throw sessionEnded();
  const caller = { id: after.memberId, sessionId: claim.sessionId };
  if (claim.generation !== after.generation - 1 || !after.rotatedLately) {
    if (await sessions.end(caller, 'REUSE')) await noteReuse(caller);
    throw sessionEnded();
  }
  return { caller, refreshToken: codec.issue(claim.sessionId, after.generation, after.seed) };
}

const sessionEnded = () => unauthenticated('Your session has ended. Please login again.');
