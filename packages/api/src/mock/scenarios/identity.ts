import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { failing, failingSilently, refusing, slow } from './failures.ts';

const checked = (response: 'true' | 'false') => [
  createHandler('checkUser', () => ({ status: 200, message: 'SUCCESS', response })),
];

/** Joining, logging in and staying logged in. */
export const identityScenarios = {
  memberExists: () => checked('true'),
  newMember: () => checked('false'),
  checkFails: () => failing('checkUser'),
  checkSlow: () => slow('checkUser'),
  wrongPassword: () => refusing(() => new MockProblem(401, 'Email or password is wrong.'), ['login']),
  loginFails: () => failing('login'),
  loginSlow: () => slow('login'),
  signupTaken: () => refusing(() => new MockProblem(409, 'An account with this email already exists.'), ['signup']),
  signupFails: () => failing('signup'),
  signupSlow: () => slow('signup'),
  logoutEverywhereFails: () => failing('logoutEverywhere'),
  forgetFails: () => failing('forgetPassword', 'postForgetPassword'),
  forgetSlow: () => slow('forgetPassword', 'postForgetPassword'),
  resetFails: () => failingSilently('resetPassword'),
  resetSlow: () => slow('resetPassword'),
  verifies: () => [createHandler('verifyEmail', () => ({ status: 200, message: 'Your e-mail is verified.' }))],
  verifyFails: () => failing('verifyEmail'),
  verifySlow: () => slow('verifyEmail'),
  sendVerificationFails: () => failing('sendVerification'),
  throttled: () =>
    refusing(
      () => new MockProblem(429, 'Too many tries. Please wait a little and try again.'),
      ['checkUser', 'login', 'signup', 'forgetPassword', 'postForgetPassword'],
    ),
  /** The stored session has ended: the server refuses both tokens. */
  sessionOver: () => [
    createHandler('isLoggedIn', () => false),
    ...refusing(
      () => new MockProblem(401, 'Authentication required. Please login again.'),
      ['refreshAccessToken', 'postRefreshAccessToken'],
    ),
  ],
  /** The server can neither check nor renew a session. */
  sessionSilent: () => failingSilently('isLoggedIn', 'refreshAccessToken', 'postRefreshAccessToken'),
  /** The check whether the session is valid never ends. */
  sessionSlow: () => slow('isLoggedIn'),
};
