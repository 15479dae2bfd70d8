import { randomBytes } from 'node:crypto';
import type { LoginBody, TokenPair } from '@potli/api';
import { SHORT_SESSION_HOURS } from '@potli/api/contract/policy';
import { LONG_SESSION_HOURS, type Origin } from '../../domain/members/identity/createIdentityService.ts';
import type { Handlers } from '../Handler.ts';
import { type IdentityCookie, readCookie, setCookie } from '../identityCookies.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { placeOf } from '../placeOf.ts';
import { callerOf, type RequestContext } from '../RequestContext.ts';

type Names =
  | 'checkUser'
  | 'login'
  | 'signup'
  | 'refreshAccessToken'
  | 'postRefreshAccessToken'
  | 'isLoggedIn'
  | 'logout'
  | 'logoutEverywhere'
  | 'forgetPassword'
  | 'postForgetPassword'
  | 'resetPassword'
  | 'verifyEmail'
  | 'sendVerification';

/** Holds a secret: the refresh token of this browser is valid only together with it. */
const BINDING: IdentityCookie = 'session_binding';
/** Marks a browser in which the member logged in, so that login attempts of strangers do not lock it out. */
const DEVICE: IdentityCookie = 'known_device';
/** The longest time that browsers store a cookie. */
const DEVICE_HOURS = 400 * 24;

/**
 * Pages of this origin always send this header. Callers without it, or from other sites, could not store the cookies.
 */
const keepsCookies = (context: RequestContext) => context.header('sec-fetch-site') === 'same-origin';

/** @param email of the account, where this browser is to be known from now on */
function toOrigin(context: RequestContext, email?: string): Origin {
  const place = placeOf(context);
  if (!keepsCookies(context)) return place;
  const binding = randomBytes(32).toString('base64url');
  const { identity } = context.services;
  return {
    ...place,
    binding,
    newDevice: email === undefined ? undefined : identity.deviceCookieFor(email, place.device),
  };
}

function keepBinding(context: RequestContext, { binding }: Origin, hours: number): void {
  if (binding !== undefined) setCookie(context, BINDING, binding, hours);
}

function keepDevice(context: RequestContext, { newDevice }: Origin): void {
  if (newDevice !== undefined) setCookie(context, DEVICE, newDevice, DEVICE_HOURS);
}

const refresh = (context: RequestContext) =>
  context.services.identity.refresh(context.bearer, readCookie(context, BINDING), placeOf(context));

async function login(context: RequestContext, body: LoginBody): Promise<TokenPair> {
  const remembered = body.rememberMe !== false;
  // without "Remember me" it may be a shared browser
  const origin = toOrigin(context, remembered ? body.email : undefined);
  const pair = await context.services.identity.login(body, origin);
  keepBinding(context, origin, remembered ? LONG_SESSION_HOURS : SHORT_SESSION_HOURS);
  keepDevice(context, origin);
  return pair;
}

const PASSWORD_RESET = { status: 200, message: 'Password Reset Successfully' };

const nothing = () => null;

async function forget(context: RequestContext, email: string) {
  await context.services.identity.forgetPassword(email, placeOf(context));
  const response = 'If there is an account with this email, a link to set a new password is on its way.';
  return { status: 200, message: 'SUCCESS', response };
}

export const identityHandlers: Pick<Handlers, Names> = {
  async checkUser({ services, ip }, { query }) {
    const exists = await services.identity.accountExists(query.email, ip);
    return { status: 200, message: 'SUCCESS', response: exists ? 'true' : 'false' };
  },
  login: (context, { body }) => login(context, body),
  signup: keyedHandler('signup', {
    async act(context, { body }, once) {
      const origin = toOrigin(context, body.email);
      // tokens are not stored as the answer of a key
      const pair = await context.services.identity.signup(body, origin, once(nothing));
      keepBinding(context, origin, LONG_SESSION_HOURS);
      keepDevice(context, origin);
      return pair;
    },
    // a member who has joined already, with this password, gets a session like at login
    repeat: (context, { body }) => login(context, { email: body.email, password: body.password }),
  }),
  refreshAccessToken: refresh,
  postRefreshAccessToken: refresh,
  async isLoggedIn(context) {
    return (await context.caller()) !== undefined;
  },
  async logoutEverywhere(context) {
    await context.services.identity.logoutEverywhere(await callerOf(context), placeOf(context));
    if (readCookie(context, BINDING) !== undefined) setCookie(context, BINDING, '', 0);
    return { status: 200, message: 'Logout Successful' };
  },
  async logout(context) {
    await context.services.identity.logout(context.bearer, placeOf(context));
    if (readCookie(context, BINDING) !== undefined) setCookie(context, BINDING, '', 0);
    return { status: 200, message: 'Logout Successful' };
  },
  forgetPassword: (context, { query }) => forget(context, query.email),
  postForgetPassword: (context, { body }) => forget(context, body.email),
  resetPassword: keyedHandler('resetPassword', {
    async act(context, { body }, once) {
      const { identity } = context.services;
      const { uniqueKey, newPassword } = body;
      const account = await identity.resetPassword(uniqueKey, newPassword, placeOf(context), once(nothing));
      keepDevice(context, toOrigin(context, account));
      return PASSWORD_RESET;
    },
    repeat: async () => PASSWORD_RESET,
  }),
  async verifyEmail(context, { body }) {
    await context.services.identity.verifyEmail(body.key, placeOf(context));
    return { status: 200, message: 'Your e-mail is verified.' };
  },
  async sendVerification(context) {
    await context.services.identity.sendVerification(await callerOf(context), placeOf(context));
    return { status: 200, message: 'A link to verify your e-mail is on its way.' };
  },
};
