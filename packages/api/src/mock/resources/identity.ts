import type * as emailVerification from '../../contract/emailVerification.ts';
import type * as identity from '../../contract/identity.ts';
import type * as session from '../../contract/session.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, unauthorized } from '../http/MockProblem.ts';
import { mockTokens } from '../http/mockTokens.ts';
import { refuseMinor } from './profile.ts';

type IdentityResolvers = ResolversOf<typeof identity & typeof session & typeof emailVerification>;

/** An account that can log in to the mock. */
export interface MockAccount {
  email: string;
  password: string;
}

/** The key of a reset link that works. */
export const MOCK_RESET_KEY = 'mock-reset-key';

/** The key of a link that verifies an address. */
export const MOCK_VERIFICATION_KEY = 'mock-verification-key';

const SUCCESS = { status: 200, message: 'SUCCESS' };

export function identityResolvers(accounts: readonly MockAccount[]): IdentityResolvers {
  const accountOf = (email: string) => accounts.find((account) => account.email === email.toLowerCase());
  const refresh: IdentityResolvers['refreshAccessToken'] = (_request, { email }) => {
    if (!email) throw unauthorized();
    return mockTokens(email);
  };
  const forget = () => ({
    ...SUCCESS,
    response: 'If there is an account with this email, a link to set a new password is on its way.',
  });

  return {
    checkUser: ({ query }) => ({ ...SUCCESS, response: accountOf(query.email) ? 'true' : 'false' }),
    login({ body }) {
      const account = accountOf(body.email);
      if (account?.password !== body.password) throw new MockProblem(401, 'Email or password is wrong.');
      return mockTokens(account.email);
    },
    signup({ body }) {
      refuseMinor(body.birthDate);
      if (accountOf(body.email)) throw new MockProblem(409, 'An account with this email already exists.');
      return mockTokens(body.email);
    },
    refreshAccessToken: refresh,
    postRefreshAccessToken: refresh,
    isLoggedIn: (_request, { email }) => email !== undefined,
    logout: () => SUCCESS,
    logoutEverywhere: () => SUCCESS,
    forgetPassword: forget,
    postForgetPassword: forget,
    resetPassword({ body }) {
      if (body.uniqueKey !== MOCK_RESET_KEY)
        throw new MockProblem(400, 'This reset link is no longer valid. Please ask for a new one.');
      return SUCCESS;
    },
    verifyEmail({ body }) {
      if (body.key !== MOCK_VERIFICATION_KEY)
        throw new MockProblem(400, 'This link is no longer valid. Please ask for a new one in your dashboard.');
      return { status: 200, message: 'Your e-mail is verified.' };
    },
    sendVerification: () => ({ status: 200, message: 'A link to verify your e-mail is on its way.' }),
  };
}
