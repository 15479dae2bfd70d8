import type { LoginBody, SignupBody, TokenPair } from '@potli/api';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { invalid, isProblem, unauthenticated } from '../../errors/ProblemError.ts';
import type { RateLimiter } from '../../limits/createRateLimiter.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Once } from '../idempotency/createKeyedWrites.ts';
import type { MailPort } from '../mail/MailPort.ts';
import { createAccessTokens } from './accessTokens.ts';
import type { Caller } from './Caller.ts';
import { isCommonPassword, isPublishedPassword } from './commonPasswords.ts';
import { createLoginAttempts } from './countLoginAttempts.ts';
import { createEmailVerifications } from './createEmailVerifications.ts';
import { createMember, findMember, toAccountName } from './createMember.ts';
import { createPasswordResets, type ResetOf } from './createPasswordResets.ts';
import { createSessionCache } from './createSessionCache.ts';
import { createSessions, type OpenedSession } from './createSessions.ts';
import { createDeviceCookies } from './deviceCookies.ts';
import { isAdult } from './isAdult.ts';
import { createKnownAddresses } from './knownAddresses.ts';
import { markSeen } from './markSeen.ts';
import { createPasswordHasher } from './passwordHasher.ts';
import { createRefreshTokenCodec } from './refreshTokenCodec.ts';
import { rotateRefreshToken } from './rotateRefreshToken.ts';

/** The origin of a login. */
export interface Origin {
  /** The address by which limits count. */
  ip: string;
  /** Secret of the browser cookie that the refresh token needs, if any. */
  binding?: string;
  /** The device cookie of an earlier login with this browser, if it was sent. */
  device?: string;
}

interface IdentityParts {
  database: Database;
  limits: RateLimiter;
  mail: MailPort;
  settings: Pick<Settings, 'jwtSecret' | 'publicUrl' | 'productName' | 'production' | 'passwordCost'>;
}

export const LONG_SESSION_HOURS = 30 * 24;
export const SHORT_SESSION_HOURS = 24;

export type IdentityService = Awaited<ReturnType<typeof createIdentityService>>;

/** Accounts and sessions. Failures are `ProblemError`s. */
export async function createIdentityService({ database, limits, mail, settings }: IdentityParts) {
  const hasher = createPasswordHasher(settings.passwordCost);
  const accessTokens = await createAccessTokens({ secret: settings.jwtSecret, issuer: settings.publicUrl });
  const refreshTokens = createRefreshTokenCodec(settings.jwtSecret);
  const sessions = createSessions(database, refreshTokens);
  const sessionCache = createSessionCache(sessions.ownerOf);
  const resets = createPasswordResets({ database, hasher, mail, ...settings });
  const verifications = createEmailVerifications({ database, mail, ...settings });
  const devices = createDeviceCookies(settings.jwtSecret);
  const addresses = createKnownAddresses(database, settings.jwtSecret);
  const tries = createLoginAttempts({ limits, devices, addresses });

  function refuseCommon(password: string): void {
    if (isCommonPassword(password) || (settings.production && isPublishedPassword(password)))
      throw invalid('This password is too common. Choose another.');
  }

  const inTransaction = <Written>(write: (queries: Queries) => Promise<Written>) => database.orm.transaction(write);

  async function toPair({ caller, refreshToken }: OpenedSession): Promise<TokenPair> {
    return { accessToken: await accessTokens.sign(caller), refreshToken };
  }

  return {
    async accountExists(email: string, ip: string): Promise<boolean> {
      await limits.consume('checkUserByIp', ip);
      return (await findMember(database.orm, email)) !== undefined;
    },

    async signup(body: SignupBody, { ip, binding }: Origin, once: Once<bigint> = inTransaction): Promise<TokenPair> {
      refuseMinors(body.birthDate);
      refuseCommon(body.password);
      await limits.consume('signupByIp', ip);
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
      await addresses.remember(memberId, ip);
      return toPair(await sessions.open(memberId, { hours: LONG_SESSION_HOURS, binding }));
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
      if (!found || !matches) throw unauthenticated('Email or password is wrong.');
      if (found.suspendedAt) throw unauthenticated('This account is suspended. Please write to us.');
      await tried.takeBack();
      await addresses.remember(found.id, origin.ip);
      await markSeen(database.orm, found.id);
      const hours = rememberMe ? LONG_SESSION_HOURS : SHORT_SESSION_HOURS;
      return toPair(await sessions.open(found.id, { hours, binding: origin.binding }));
    },

    /**
     * Value of the device cookie for a browser in which the member has just logged in, joined or set a new password.
     */
    deviceCookieFor: (email: string): string => devices.issue(toAccountName(email)),

    async refresh(refreshToken: string, binding: string | undefined): Promise<TokenPair> {
      const claim = refreshTokens.read(refreshToken);
      if (claim) await limits.consume('refreshBySession', claim.sessionId);
      const opened = await rotateRefreshToken({ sessions, codec: refreshTokens }, { refreshToken, binding });
      await markSeen(database.orm, opened.caller.id);
      return toPair(opened);
    },

    /** The caller of a valid access token of an open session; else undefined. */
    async authenticate(accessToken: string): Promise<Caller | undefined> {
      const caller = accessToken === '' ? undefined : await accessTokens.verify(accessToken);
      return caller && (await sessionCache.isOpen(caller)) ? caller : undefined;
    },

    async logout(accessToken: string): Promise<void> {
      const caller = await accessTokens.verifyLate(accessToken);
      if (!caller) return;
      await sessions.end(caller, 'LOGOUT');
      sessionCache.clear();
    },

    /**
     * Responds in the same way for every address. Sends nothing when the address was requested too often.
     * @throws ProblemError tooMany for a caller who requests too often
     */
    async forgetPassword(email: string, ip: string): Promise<void> {
      await limits.consume('forgetByIp', ip);
      try {
        await limits.consume('forgetByAddress', toAccountName(email));
      } catch (error) {
        if (isProblem(error, 'tooMany')) return;
        throw error;
      }
      await resets.request(email);
    },

    /** Returns the account: the link came by mail, so this browser and address belong to the member. */
    async resetPassword(
      key: string,
      newPassword: string,
      ip: string,
      once: Once<ResetOf> = inTransaction,
    ): Promise<string> {
      await limits.consume('resetByIp', ip);
      refuseCommon(newPassword);
      const { memberId, account } = await resets.complete(key, newPassword, once);
      await addresses.remember(memberId, ip);
      sessionCache.clear();
      return account;
    },

    /** Mails a verification link, unless the address is verified. @throws ProblemError tooMany */
    async sendVerification(memberId: bigint): Promise<void> {
      await limits.consume('verificationMailPerDay', String(memberId));
      await database.orm.transaction(async (queries) => {
        const [found] = await queries.select().from(member).where(eq(member.id, memberId));
        if (found && !found.emailVerifiedAt) await verifications.request(queries, found);
      });
    },

    verifyEmail: verifications.complete,
  };
}

function refuseMinors(birthDate: string | undefined): void {
  if (birthDate && !isAdult(birthDate, new Date())) throw invalid('You must be 18 or older to join.');
}
