import type { LoginBody, SignupBody, TokenPair } from '@potli/api';
import { MIN_AGE_YEARS, SESSION_DAYS, SHORT_SESSION_HOURS } from '@potli/api/contract/policy';
import { DAY_HOURS } from '@potli/api/units/time';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { invalid, isProblem, unauthenticated } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import { createMemberDevices } from '../devices/createMemberDevices.ts';
import { createPlaceTags, NOWHERE, type Place } from '../devices/createPlaceTags.ts';
import { createMemberEvents } from '../memberEvents/createMemberEvents.ts';
import { createAccessTokens } from './accessTokens.ts';
import type { Caller } from './Caller.ts';
import { isCommonPassword, isPublishedPassword } from './commonPasswords.ts';
import { createLoginAttempts } from './countLoginAttempts.ts';
import { createEmailVerifications } from './createEmailVerifications.ts';
import { createMember, findMember, toAccountName } from './createMember.ts';
import { createPasswordResets, type ResetOf } from './createPasswordResets.ts';
import { createSessionCache } from './createSessionCache.ts';
import { createSessions, endSessionsOf, type OpenedSession } from './createSessions.ts';
import { createDeviceCookies } from './deviceCookies.ts';
import { isAdult } from './isAdult.ts';
import { isOwnPassword, type Owner } from './isOwnPassword.ts';
import { createKnownAddresses } from './knownAddresses.ts';
import { markSeen } from './markSeen.ts';
import { createPasswordHasher } from './passwordHasher.ts';
import { createRefreshTokenCodec } from './refreshTokenCodec.ts';
import { rotateRefreshToken } from './rotateRefreshToken.ts';

/** The origin of a login. `device`: the device cookie of an earlier login with this browser. */
export interface Origin extends Place {
  /** Secret of the browser cookie that the refresh token needs, if any. */
  binding?: string;
  /** The device cookie that this browser gets when the login succeeds, if any. */
  newDevice?: string | undefined;
}

/** How a session begins. `passwordHash`: what the password was compared with; absent after a signup. */
interface Beginning {
  origin: Origin;
  hours: number;
  kind: 'joined' | 'login';
  passwordHash?: string;
}

interface IdentityParts {
  database: Database;
  limits: RateLimiter;
  mail: MailPort;
  settings: Pick<Settings, 'jwtSecret' | 'publicUrl' | 'productName' | 'production' | 'passwordCost'>;
}

export const LONG_SESSION_HOURS = SESSION_DAYS * DAY_HOURS;

/** Accounts and sessions. Failures are `ProblemError`s. */
export async function createIdentityService({ database, limits, mail, settings }: IdentityParts) {
  const tags = createPlaceTags(settings.jwtSecret);
  const events = createMemberEvents(tags);
  const memberDevices = createMemberDevices({ database, tags });
  const hasher = createPasswordHasher(settings.passwordCost);
  const accessTokens = await createAccessTokens({ secret: settings.jwtSecret, issuer: settings.publicUrl });
  const refreshTokens = createRefreshTokenCodec(settings.jwtSecret);
  const sessions = createSessions(database, refreshTokens);
  const sessionCache = createSessionCache(sessions.ownerOf);
  const resets = createPasswordResets({ database, hasher, mail, events, checkPassword, ...settings });
  const verifications = createEmailVerifications({ database, mail, events, ...settings });
  const devices = createDeviceCookies(settings.jwtSecret);
  const addresses = createKnownAddresses(database, settings.jwtSecret);
  const tries = createLoginAttempts({ limits, devices, addresses });

  function checkPassword(password: string, owner: Owner): void {
    if (isCommonPassword(password) || (settings.production && isPublishedPassword(password)))
      throw invalid('This password is too common. Choose another.');
    if (isOwnPassword(password, owner, settings.productName))
      throw invalid('This password is your e-mail, name or phone number, or nearly so. Choose another.');
  }

  const inTransaction = <Written>(write: (queries: Queries) => Promise<Written>) => database.orm.transaction(write);

  /** After a login: the session, with the browser that it belongs to. @throws ProblemError unauthenticated */
  async function begin(memberId: bigint, { origin, hours, kind, passwordHash }: Beginning): Promise<TokenPair> {
    const device = origin.newDevice ?? origin.device;
    const opened = await sessions.open(memberId, {
      hours,
      binding: origin.binding,
      deviceTag: tags.ofCookie(device),
      passwordHash,
    });
    if (!opened) throw wrongPassword();
    const { sessionId } = opened.caller;
    await events.record(database.orm, { memberId, kind, place: { ip: origin.ip, device }, sessionId });
    await memberDevices.noteBrowser(memberId, device);
    return toPair(opened);
  }

  async function toPair({ caller, refreshToken }: OpenedSession): Promise<TokenPair> {
    return { accessToken: await accessTokens.sign(caller), refreshToken };
  }

  return {
    async accountExists(email: string, ip: string): Promise<boolean> {
      await limits.consume('checkUserByIp', ip);
      return (await findMember(database.orm, email)) !== undefined;
    },

    async signup(body: SignupBody, origin: Origin, once: Once<bigint> = inTransaction): Promise<TokenPair> {
      refuseMinors(body.birthDate);
      checkPassword(body.password, body);
      await limits.consume('signupByIp', origin.ip);
      const email = toAccountName(body.email);
      const passwordHash = await hasher.hash(body.password);
      const memberId = await once(async (queries) => {
        const id = await createMember(queries, {
          email,
          passwordHash,
          name: body.name,
          mobileNumber: body.mobileNumber,
          gender: body.gender,
          birthDate: body.birthDate || undefined,
          invitedBy: body.referralCode,
        });
        await verifications.request(queries, { id, email, name: body.name });
        return id;
      });
      await addresses.remember(memberId, origin.ip);
      return begin(memberId, { origin, hours: LONG_SESSION_HOURS, kind: 'joined' });
    },

    /**
     * Only failed attempts count against the limits. Attempts of strangers do not count where the member logged in
     * before.
     */
    async login({ email, password, rememberMe = true }: LoginBody, origin: Origin): Promise<TokenPair> {
      const account = toAccountName(email);
      const tried = await tries.begin(account, origin);
      const found = await findMember(database.orm, account);
      const matches = await hasher.verify(found?.passwordHash, password);
      if (!found || !matches) {
        if (found) await events.record(database.orm, { memberId: found.id, kind: 'loginFailed', place: origin });
        throw wrongPassword();
      }
      if (found.suspendedAt) {
        await events.record(database.orm, { memberId: found.id, kind: 'loginRefused', place: origin });
        throw unauthenticated('This account is suspended. Please write to us.');
      }
      await tried.takeBack();
      await addresses.remember(found.id, origin.ip);
      await markSeen(database.orm, found.id);
      const hours = rememberMe ? LONG_SESSION_HOURS : SHORT_SESSION_HOURS;
      return begin(found.id, { origin, hours, kind: 'login', passwordHash: found.passwordHash });
    },

    /**
     * Value of the device cookie for a browser in which the member has just logged in, joined or set a new password.
     */
    deviceCookieFor: (email: string, earlier?: string): string => devices.issue(toAccountName(email), earlier),

    async refresh(refreshToken: string, binding: string | undefined, place: Place = NOWHERE): Promise<TokenPair> {
      const claim = refreshTokens.read(refreshToken);
      if (claim) await limits.consume('refreshBySession', claim.sessionId);
      const noteReuse = ({ id: memberId, sessionId }: Caller) =>
        events.record(database.orm, { memberId, kind: 'tokenReused', place, sessionId });
      const opened = await rotateRefreshToken({ sessions, codec: refreshTokens, noteReuse }, { refreshToken, binding });
      await markSeen(database.orm, opened.caller.id);
      return toPair(opened);
    },

    /** The caller of a valid access token of an open session; else undefined. */
    async authenticate(accessToken: string): Promise<Caller | undefined> {
      const caller = accessToken === '' ? undefined : await accessTokens.verify(accessToken);
      return caller && (await sessionCache.isOpen(caller)) ? caller : undefined;
    },

    /** Ends all sessions of a member, on all devices. */
    async logoutEverywhere({ id: memberId, sessionId }: Caller, place: Place = NOWHERE): Promise<void> {
      await database.orm.transaction(async (queries) => {
        await endSessionsOf(queries, memberId, 'LOGOUT');
        await events.record(queries, { memberId, kind: 'logout', place, sessionId });
      });
      sessionCache.clear();
    },

    async logout(accessToken: string, place: Place = NOWHERE): Promise<void> {
      const caller = await accessTokens.verifyLate(accessToken);
      if (!caller) return;
      const { id: memberId, sessionId } = caller;
      if (await sessions.end(caller, 'LOGOUT'))
        await events.record(database.orm, { memberId, kind: 'logout', place, sessionId });
      sessionCache.clear();
    },

    /**
     * Responds in the same way for every address. Sends nothing when the address was requested too often.
     * @throws ProblemError tooMany for a caller who requests too often
     */
    async forgetPassword(email: string, place: Place): Promise<void> {
      await limits.consume('forgetByIp', place.ip);
      try {
        await limits.consume('forgetByAddress', toAccountName(email));
      } catch (error) {
        if (isProblem(error, 'tooMany')) return;
        throw error;
      }
      await resets.request(email, place);
    },

    /** Returns the account: the link came by mail, so this browser and address belong to the member. */
    async resetPassword(
      key: string,
      newPassword: string,
      place: Place,
      once: Once<ResetOf> = inTransaction,
    ): Promise<string> {
      await limits.consume('resetByIp', place.ip);
      const { memberId, account } = await resets.complete({ key, newPassword, place }, once);
      await addresses.remember(memberId, place.ip);
      sessionCache.clear();
      return account;
    },

    /** Whether this is the member's password. @throws ProblemError unavailable when too many wait */
    async passwordMatches(memberId: bigint, password: string): Promise<boolean> {
      const [found] = await database.orm
        .select({ passwordHash: member.passwordHash })
        .from(member)
        .where(eq(member.id, memberId));
      return hasher.verify(found?.passwordHash, password);
    },

    /** Mails a verification link, unless the address is verified. @throws ProblemError tooMany */
    async sendVerification({ id: memberId, sessionId }: Caller, place: Place = NOWHERE): Promise<void> {
      await limits.consume('verificationMailPerDay', String(memberId));
      await database.orm.transaction(async (queries) => {
        const [found] = await queries.select().from(member).where(eq(member.id, memberId));
        if (!found || found.emailVerifiedAt) return;
        await verifications.request(queries, found);
        await events.record(queries, { memberId, kind: 'verificationAsked', place, sessionId });
      });
    },

    verifyEmail: verifications.complete,
  };
}

const wrongPassword = () => unauthenticated('Email or password is wrong.');

function refuseMinors(birthDate: string | undefined): void {
  if (birthDate && !isAdult(birthDate, new Date())) throw invalid(`You must be ${MIN_AGE_YEARS} or older to join.`);
}
