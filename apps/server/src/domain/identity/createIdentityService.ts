import type { LoginBody, SignupBody, TokenPair } from '@potli/api';
import type { MailPort } from '../../adapters/mail/MailPort.ts';
import type { Database, Queries } from '../../db/database.ts';
import type { RateLimits } from '../../limits/createRateLimits.ts';
import { badInput, ProblemError, unauthorized } from '../../problem.ts';
import type { Settings } from '../../settings.ts';
import type { Once } from '../idempotency/Once.ts';
import { createAccessTokens } from './accessTokens.ts';
import type { Caller } from './Caller.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { createLiveness } from './createLiveness.ts';
import { createMember, findMember, toAccountName } from './createMember.ts';
import { createPasswordResets } from './createPasswordResets.ts';
import { createSessions, type OpenedSession } from './createSessions.ts';
import { isAdult } from './isAdult.ts';
import { createPasswordHasher } from './passwordHasher.ts';
import { createRefreshTokens } from './refreshTokens.ts';

/** Where a session begins: the address to count by, and the browser cookie that its refresh token needs, if any. */
export interface Origin {
  ip: string;
  binding?: string;
}

interface IdentityParts {
  database: Database;
  limits: RateLimits;
  mail: MailPort;
  settings: Pick<Settings, 'jwtSecret' | 'publicUrl' | 'productName'>;
}

export const REMEMBERED_HOURS = 30 * 24;
export const FORGOTTEN_HOURS = 24;

export type IdentityService = Awaited<ReturnType<typeof createIdentityService>>;

/** Accounts and sessions (spec, sections 4, 5 and 8; decisions, 13–16). Failures are `ProblemError`s. */
export async function createIdentityService({ database, limits, mail, settings }: IdentityParts) {
  const hasher = createPasswordHasher();
  const accessTokens = await createAccessTokens({ secret: settings.jwtSecret, issuer: settings.publicUrl });
  const refreshTokens = createRefreshTokens(settings.jwtSecret);
  const sessions = createSessions(database, refreshTokens);
  const liveness = createLiveness(sessions.isOpen);
  const resets = createPasswordResets({ database, hasher, mail, ...settings });

  const inOneGo = <Written>(write: (queries: Queries) => Promise<Written>) => database.orm.transaction(write);

  async function toPair({ caller, refreshToken }: OpenedSession): Promise<TokenPair> {
    return { accessToken: await accessTokens.sign(caller), refreshToken };
  }

  return {
    async accountExists(email: string, ip: string): Promise<boolean> {
      await limits.consume('checkUserByIp', ip);
      return (await findMember(database.orm, email)) !== undefined;
    },

    async signup(body: SignupBody, { ip, binding }: Origin, once: Once<bigint> = inOneGo): Promise<TokenPair> {
      refuseMinors(body.birthDate);
      refuseCommon(body.password);
      await limits.consume('signupByIp', ip);
      const passwordHash = await hasher.hash(body.password);
      const memberId = await once((queries) =>
        createMember(queries, {
          email: body.email,
          passwordHash,
          name: body.name,
          mobileNumber: body.mobileNumber,
          gender: body.gender,
          birthDate: body.birthDate || undefined,
          invitedBy: body.referralCode,
        }),
      );
      return toPair(await sessions.open(memberId, { hours: REMEMBERED_HOURS, binding }));
    },

    /** Only wrong tries count against the limits. */
    async login({ email, password, rememberMe = true }: LoginBody, { ip, binding }: Origin): Promise<TokenPair> {
      const account = toAccountName(email);
      await limits.consume('loginByIp', ip);
      await limits.consume('loginByAccount', account);
      const found = await findMember(database.orm, account);
      const matches = await hasher.verify(found?.passwordHash, password);
      if (!found || !matches) throw unauthorized('Email or password is wrong.');
      if (found.suspendedAt) throw unauthorized('This account is suspended. Please write to us.');
      await Promise.all([limits.refund('loginByIp', ip), limits.refund('loginByAccount', account)]);
      const hours = rememberMe ? REMEMBERED_HOURS : FORGOTTEN_HOURS;
      return toPair(await sessions.open(found.id, { hours, binding }));
    },

    async refresh(refreshToken: string, binding: string | undefined): Promise<TokenPair> {
      const claim = refreshTokens.read(refreshToken);
      if (claim) await limits.consume('refreshBySession', claim.sessionId);
      return toPair(await sessions.exchange(refreshToken, binding));
    },

    /** The caller behind an access token; undefined for anything but a live one. */
    async authenticate(accessToken: string): Promise<Caller | undefined> {
      const caller = accessToken === '' ? undefined : await accessTokens.verify(accessToken);
      return caller && (await liveness.isOpen(caller.sessionId)) ? caller : undefined;
    },

    async logout(accessToken: string): Promise<void> {
      const caller = await accessTokens.verifyLate(accessToken);
      if (!caller) return;
      await sessions.end(caller.sessionId, 'LOGOUT');
      liveness.forget();
    },

    /** Does the same for every address, and nothing once it was asked too often. */
    async forgetPassword(email: string): Promise<void> {
      try {
        await limits.consume('forgetByAddress', toAccountName(email));
      } catch (error) {
        if (error instanceof ProblemError && error.status === 429) return;
        throw error;
      }
      await resets.request(email);
    },

    async resetPassword(key: string, newPassword: string, ip: string, once: Once<void> = inOneGo): Promise<void> {
      await limits.consume('resetByIp', ip);
      refuseCommon(newPassword);
      await resets.complete(key, newPassword, once);
      liveness.forget();
    },
  };
}

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw badInput('This password is among the first that others guess. Choose another.');
}

function refuseMinors(birthDate: string | undefined): void {
  if (birthDate && !isAdult(birthDate, new Date())) throw badInput('You must be 18 or older to join.');
}
