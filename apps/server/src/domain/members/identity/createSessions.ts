import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { session } from '../../../db/schema/session.ts';
import type { Caller } from './Caller.ts';
import type { RefreshClaim, RefreshTokenCodec } from './refreshTokenCodec.ts';

export interface OpenedSession {
  caller: Caller;
  refreshToken: string;
}

interface NewSession {
  hours: number;
  binding?: string | undefined;
  deviceTag: Buffer | null;
  /** The hash that the password was compared with. Absent: the account is new. */
  passwordHash?: string | undefined;
}

export type EndReason = 'LOGOUT' | 'RESET' | 'REUSE' | 'SUSPENDED' | 'BANK_CHANGE';

const isOpen = and(isNull(session.endedAt), sql`${session.expiresAt} > now()`);

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions in the database. `rotateRefreshToken` exchanges their tokens. */
export function createSessions({ orm }: Pick<Database, 'orm'>, tokens: RefreshTokenCodec) {
  const openById = orm
    .select({
      memberId: session.memberId,
      seed: session.refreshSeed,
      generation: session.generation,
      bindingHash: session.bindingHash,
      rotatedLately: sql<boolean>`${session.rotatedAt} > now() - interval '10 seconds'`,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.id, sql.placeholder('id')), isOpen, isNull(member.suspendedAt)))
    .prepare('open_session_by_id');

  const find = async (id: string) => (await openById.execute({ id }))[0];

  /** Counts a rotation, unless another call has counted it. */
  async function advance({ sessionId, generation }: RefreshClaim): Promise<void> {
    await orm
      .update(session)
      .set({ generation: generation + 1, rotatedAt: sql`now()` })
      .where(and(eq(session.id, sessionId), eq(session.generation, generation), isOpen));
  }

  /** @returns whether it was open */
  async function end({ id, sessionId }: Caller, reason: EndReason): Promise<boolean> {
    const ended = await orm
      .update(session)
      .set({ endedAt: sql`now()`, endReason: reason })
      .where(and(eq(session.id, sessionId), eq(session.memberId, id), isNull(session.endedAt)))
      .returning({ id: session.id });
    return ended.length > 0;
  }

  return {
    find,
    advance,
    end,
    /** The member of an open session; undefined where it is over. */
    ownerOf: async (id: string) => (await find(id))?.memberId,

    /**
     * @param options `binding`: secret of the browser's cookie; absent for callers without cookies. `deviceTag`: of the browser,
     *   null where it is not known
     * @returns undefined where the password was changed, or the member suspended, since it was compared
     */
    async open(memberId: bigint, options: NewSession): Promise<OpenedSession | undefined> {
      const id = randomUUID();
      const refreshSeed = randomBytes(32);
      const isOpened = await orm.transaction(async (queries) => {
        const { passwordHash } = options;
        if (passwordHash !== undefined && !(await holdOwner(queries, memberId, passwordHash))) return false;
        await queries.insert(session).values({
          id,
          memberId,
          refreshSeed,
          bindingHash: options.binding === undefined ? null : sha256(options.binding),
          deviceTag: options.deviceTag,
          expiresAt: sql`now() + make_interval(hours => ${options.hours})`,
        });
        return true;
      });
      if (!isOpened) return undefined;
      return { caller: { id: memberId, sessionId: id }, refreshToken: tokens.issue(id, 0, refreshSeed) };
    },
  };
}

/**
 * Whether the password is still the one that was compared. Waits for a reset or a suspension that has begun; one that begins now waits
 * for this session, and ends it.
 */
async function holdOwner(queries: Queries, memberId: bigint, passwordHash: string): Promise<boolean> {
  const owners = await queries
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.passwordHash, passwordHash), isNull(member.suspendedAt)))
    .for('share');
  return owners.length > 0;
}

/**
 * Ends all sessions of a member, as part of the caller's transaction.
 * @param exceptId the session that goes on; absent: none does
 */
export async function endSessionsOf(
  queries: Queries,
  memberId: bigint,
  reason: EndReason,
  exceptId?: string,
): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(session.id, exceptId);
  await queries
    .update(session)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(session.memberId, memberId), isNull(session.endedAt), others));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Whether the cookie fits the session; a session without a cookie accepts every caller. */
export function isBound(bindingHash: Buffer | null, binding: string | undefined): boolean {
  if (bindingHash === null) return true;
  return binding !== undefined && timingSafeEqual(bindingHash, sha256(binding));
}
