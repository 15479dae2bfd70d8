import { randomBytes } from 'node:crypto';
import type { LoginBody, TokenPair } from '@potli/api';
import { LONG_SESSION_HOURS, type Origin, SHORT_SESSION_HOURS } from '../../domain/identity/createIdentityService.ts';
import type { Handlers } from '../Handler.ts';
import { type IdentityCookie, readCookie, setCookie } from '../identityCookies.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf, type RequestContext } from '../RequestContext.ts';

type Names =
  | 'checkUser'
  | 'login'
  | 'signup'
  | 'refreshAccessToken'
  | 'postRefreshAccessToken'
  | 'isLoggedIn'
  | 'logout'
  | 'forgetPassword'
  | 'postForgetPassword'
  | 'resetPassword'
  | 'verifyEmail'
  | 'sendVerification';

/** Holds a secret: the refresh token of this browser is valid only together with it. */
const BINDING: IdentityCookie = 'session_binding';
/** Marks a browser in which the member logged in, so that login attempts of strangers do not lock it out. */
const DEVICE: IdentityCookie = 'known_device';
/** The longest time that browsers keep a cookie. */
const DEVICE_HOURS = 400 * 24;

/**
 * Pages of this origin always send this header. Callers without it, or from other sites, could not keep the cookies.
 */
const keepsCookies = (context: RequestContext) => context.header('sec-fetch-site') === 'same-origin';

function toOrigin(context: RequestContext): Origin {
  const binding = keepsCookies(context) ? randomBytes(32).toString('base64url') : undefined;
  return { ip: context.ip, binding, device: readCookie(context, DEVICE) };
}

function keepBinding(context: RequestContext, { binding }: Origin, hours: number): void {
  if (binding !== undefined) setCookie(context, BINDING, binding, hours);
}

function keepDevice(context: RequestContext, email: string): void {
  if (keepsCookies(context)) setCookie(context, DEVICE, context.services.identity.deviceCookieFor(email), DEVICE_HOURS);
}

const refresh = (context: RequestContext) =>
  context.services.identity.refresh(context.bearer, readCookie(context, BINDING));

async function login(context: RequestContext, body: LoginBody): Promise<TokenPair> {
  const origin = toOrigin(context);
  const pair = await context.services.identity.login(body, origin);
  const remembered = body.rememberMe !== false;
  keepBinding(context, origin, remembered ? LONG_SESSION_HOURS : SHORT_SESSION_HOURS);
  // without "Remember me" it may be a shared browser
  if (remembered) keepDevice(context, body.email);
  return pair;
}

const PASSWORD_RESET = { status: 200, message: 'Password Reset Successfully' };

const nothing = () => null;

async function forget({ services, ip }: RequestContext, email: string) {
  await services.identity.forgetPassword(email, ip);
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
      const origin = toOrigin(context);
      // tokens are not stored as the answer of a key
      const pair = await context.services.identity.signup(body, origin, once(nothing));
      keepBinding(context, origin, LONG_SESSION_HOURS);
      keepDevice(context, body.email);
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
  async logout(context) {
    await context.services.identity.logout(context.bearer);
    if (readCookie(context, BINDING) !== undefined) setCookie(context, BINDING, '', 0);
    return { status: 200, message: 'Logout Successful' };
  },
  forgetPassword: (context, { query }) => forget(context, query.email),
  postForgetPassword: (context, { body }) => forget(context, body.email),
  resetPassword: keyedHandler('resetPassword', {
    async act(context, { body }, once) {
      const { services, ip } = context;
      const { uniqueKey, newPassword } = body;
      keepDevice(context, await services.identity.resetPassword(uniqueKey, newPassword, ip, once(nothing)));
      return PASSWORD_RESET;
    },
    repeat: async () => PASSWORD_RESET,
  }),
  async verifyEmail({ services }, { body }) {
    await services.identity.verifyEmail(body.key);
    return { status: 200, message: 'Your e-mail is verified.' };
  },
  async sendVerification(context) {
    await context.services.identity.sendVerification((await callerOf(context)).id);
    return { status: 200, message: 'A link to verify your e-mail is on its way.' };
  },
};
