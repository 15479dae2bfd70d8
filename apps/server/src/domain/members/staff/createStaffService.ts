import type { Colleague, Endpoint, Staff } from '@potli/api';
import { ADMIN_CONFIRMED_MINUTES, ADMIN_SESSION_MINUTES } from '@potli/api/contract/policy';
import { type Right, rightsOf, toStaffRole } from '@potli/api/contract/roles';
import { MINUTE_MS } from '@potli/api/units/time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';
import { member } from '../../../db/schema/member.ts';
import { session } from '../../../db/schema/session.ts';
import { forbidden, notFound, ProblemError } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { Place } from '../devices/createPlaceTags.ts';
import type { Caller } from '../identity/Caller.ts';
import type { MemberEvents } from '../memberEvents/createMemberEvents.ts';
import { roleActions } from './roleActions.ts';
import { findStaffToken } from './staffTokens.ts';

interface StaffParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimiter;
  events: MemberEvents;
  passwordMatches(memberId: bigint, password: string): Promise<boolean>;
  /** Whether the admin area is open to an address. */
  isAdminNetwork(address: string): boolean;
}

/** What a call of the admin area demands. */
type Demand = Pick<Endpoint, 'path' | 'right' | 'rowsRight' | 'confirmed'>;

/** Who runs the shop, and what each may do (docs/product/admin.md). Roles are read from the database each time. */
export function createStaffService(parts: StaffParts) {
  const { limits, events, isAdminNetwork } = parts;
  const { orm } = parts.database;
  const byId = orm
    .select({ name: member.name, email: member.email, role: member.role })
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .prepare('staff_by_id');
  const minutesSincePassword = orm
    .select({
      minutes:
        sql<number>`extract(epoch from now() - coalesce(${session.confirmedAt}, ${session.createdAt})) / 60`.mapWith(
          Number,
        ),
    })
    .from(session)
    .where(eq(session.id, sql.placeholder('id')))
    .prepare('minutes_since_password');

  /** @throws ProblemError notFound */
  async function find(memberId: bigint): Promise<Staff> {
    const [found] = await byId.execute({ id: memberId });
    if (!found) throw notFound();
    const role = toStaffRole(found.role);
    return { ...found, role: role ?? null, rights: role ? [...rightsOf[role]] : [] };
  }

  /** What a caller may do: what the role allows, and of a token what it names, too. */
  async function allowedTo({ id, token }: Caller): Promise<readonly Right[]> {
    const { rights } = await find(id);
    return rights.filter((right) => !token || token.rights.includes(right));
  }

  async function demandPassword({ sessionId }: Caller, mostMinutes: number): Promise<void> {
    const [found] = await minutesSincePassword.execute({ id: sessionId });
    if (!found || found.minutes >= mostMinutes) throw unconfirmedPassword();
  }

  return {
    find,
    allowedTo,

    /** Names of those who have a role, or had one: what they did is in lists as `member:4`. */
    async colleagues(): Promise<Colleague[]> {
      const { rows } = await orm.execute<{ who: string; name: string }>(sql`
        select 'member:' || id as who, name from member where role <> 'MEMBER' and name <> ''
        union select 'member:' || id, name from member where name <> '' and id in (
          select substr(object, 8)::bigint from audit_entry where ${inArray(auditEntry.action, roleActions)} and object like 'member %')
        order by 2, 1`);
      return rows;
    },

    /** Whether an address and an account may do what a right names. */
    async may(memberId: bigint, right: Right, address: string): Promise<boolean> {
      return isAdminNetwork(address) && (await find(memberId)).rights.includes(right);
    },

    /** The role as members' screens know it: all but ADMIN are MEMBER there. @throws ProblemError notFound */
    async shownRoleOf(memberId: bigint): Promise<'ADMIN' | 'MEMBER'> {
      return (await find(memberId)).role === 'ADMIN' ? 'ADMIN' : 'MEMBER';
    },

    /**
     * Lets a call of the admin area pass: role, token and network must allow it. A session must know the password from the
     * last `ADMIN_SESSION_MINUTES` for the admin area, of the last `ADMIN_CONFIRMED_MINUTES` for what is dangerous.
     * @throws ProblemError forbidden, with the reason where the password is asked for
     */
    async demand(caller: Caller, { path, right, rowsRight, confirmed }: Demand, address: string): Promise<void> {
      const allowed = await allowedTo(caller);
      const needed = [right, rowsRight].filter((one) => one !== undefined);
      if (!needed.every((one) => (one === 'any' ? allowed.length > 0 : allowed.includes(one)))) throw forbidden();
      if (!isAdminNetwork(address)) throw forbidden('The admin area is not open to your network.');
      if (caller.token) return;
      if (confirmed) await demandPassword(caller, ADMIN_CONFIRMED_MINUTES);
      else if (path.startsWith('/admin/')) await demandPassword(caller, ADMIN_SESSION_MINUTES);
    },

    /** Who sent a token of the staff; undefined for one that is unknown, over or revoked. */
    async callerOfToken(token: string): Promise<Caller | undefined> {
      const found = await findStaffToken(orm, token);
      return found && { id: found.memberId, sessionId: found.id, token: { name: found.name, rights: found.rights } };
    },

    /**
     * Notes that the caller knows the password, for this session.
     * @returns until when calls that are confirmed pass
     * @throws ProblemError forbidden for a wrong password, tooMany
     */
    async confirm({ id, sessionId }: Caller, password: string, place: Place): Promise<{ confirmedUntil: string }> {
      await limits.consume('staffConfirmTry', String(id));
      if (!(await parts.passwordMatches(id, password))) {
        await events.record(orm, { memberId: id, kind: 'confirmationFailed', place, sessionId });
        throw new ProblemError('forbidden', 'This password is wrong.', { reason: 'CONFIRMATION_WRONG' });
      }
      await limits.refund('staffConfirmTry', String(id));
      const confirmedAt = await orm.transaction(async (queries) => {
        const [saved] = await queries
          .update(session)
          .set({ confirmedAt: sql`now()` })
          .where(and(eq(session.id, sessionId), eq(session.memberId, id)))
          .returning({ at: session.confirmedAt });
        await events.record(queries, { memberId: id, kind: 'confirmed', place, sessionId });
        return saved?.at ?? new Date(0);
      });
      return { confirmedUntil: new Date(confirmedAt.getTime() + ADMIN_CONFIRMED_MINUTES * MINUTE_MS).toISOString() };
    },
  };
}

const unconfirmedPassword = () =>
  new ProblemError('forbidden', 'Please enter your password again.', { reason: 'CONFIRMATION_REQUIRED' });
