import { randomBytes } from 'node:crypto';
import type { LoginBody, TokenPair } from '@potli/api';
import { FORGOTTEN_HOURS, type Origin, REMEMBERED_HOURS } from '../domain/identity/createIdentityService.ts';
import type { Bindings } from './bind.ts';
import { keyedBinding } from './keyedBinding.ts';
import type { RequestContext } from './RequestContext.ts';

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
  | 'resetPassword';

/** Holds the secret without which a refresh token of this browser is worth nothing. */
const COOKIE = 'session_binding';

/** A page of this origin always sends this header; callers without it, or from elsewhere, could not keep the cookie. */
function toOrigin(context: RequestContext): Origin {
  const sameOrigin = context.header('sec-fetch-site') === 'same-origin';
  return { ip: context.ip, binding: sameOrigin ? randomBytes(32).toString('base64url') : undefined };
}

function keepBinding(context: RequestContext, { binding }: Origin, hours: number): void {
  if (binding !== undefined) context.setCookie(cookieLine(context, binding, hours * 3600));
}

function cookieLine({ services }: RequestContext, value: string, maxAgeSeconds: number): string {
  const line = `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
  return services.secureCookies ? `${line}; Secure` : line;
}

const refresh = (context: RequestContext) => context.services.identity.refresh(context.bearer, context.cookie(COOKIE));

async function login(context: RequestContext, body: LoginBody): Promise<TokenPair> {
  const origin = toOrigin(context);
  const pair = await context.services.identity.login(body, origin);
  keepBinding(context, origin, body.rememberMe === false ? FORGOTTEN_HOURS : REMEMBERED_HOURS);
  return pair;
}

const PASSWORD_RESET = { status: 200, message: 'Password Reset Successfully' };

const nothing = () => null;

async function forget({ services }: RequestContext, email: string) {
  await services.identity.forgetPassword(email);
  const response = 'If there is an account with this email, a link to set a new password is on its way.';
  return { status: 200, message: 'SUCCESS', response };
}

export const identityBindings: Pick<Bindings, Names> = {
  async checkUser({ services, ip }, { query }) {
    const exists = await services.identity.accountExists(query.email, ip);
    return { status: 200, message: 'SUCCESS', response: exists ? 'true' : 'false' };
  },
  login: (context, { body }) => login(context, body),
  signup: keyedBinding('signup', {
    async act(context, { body }, once) {
      const origin = toOrigin(context);
      // no token is stored as an answer
      const pair = await context.services.identity.signup(body, origin, once(nothing));
      keepBinding(context, origin, REMEMBERED_HOURS);
      return pair;
    },
    // who joined already, with this password, gets a session as by a login
    repeat: (context, { body }) => login(context, { email: body.email, password: body.password }),
  }),
  refreshAccessToken: refresh,
  postRefreshAccessToken: refresh,
  async isLoggedIn(context) {
    return (await context.caller()) !== undefined;
  },
  async logout(context) {
    await context.services.identity.logout(context.bearer);
    if (context.cookie(COOKIE) !== undefined) context.setCookie(cookieLine(context, '', 0));
    return { status: 200, message: 'Logout Successful' };
  },
  forgetPassword: (context, { query }) => forget(context, query.email),
  postForgetPassword: (context, { body }) => forget(context, body.email),
  resetPassword: keyedBinding('resetPassword', {
    async act({ services, ip }, { body }, once) {
      await services.identity.resetPassword(body.uniqueKey, body.newPassword, ip, once(nothing));
      return PASSWORD_RESET;
    },
    repeat: async () => PASSWORD_RESET,
  }),
};
