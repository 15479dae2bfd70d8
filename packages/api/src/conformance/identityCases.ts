import type { ConformanceCase, ConformanceRequest } from './ConformanceCase.ts';

const newcomer = {
  email: 'conformance@potli.example',
  password: 'Sunehri-Potli-2026',
  name: 'Conformance',
  mobileNumber: '9876500000',
};

const signup =
  (change: object): (() => ConformanceRequest) =>
  () => ({ body: { ...newcomer, ...change } });

export const identityCases: readonly ConformanceCase[] = [
  {
    name: 'finds a member',
    endpoint: 'checkUser',
    request: ({ email }) => ({ query: { email } }),
    status: 200,
    check: (answer) => (answer as { response: string }).response === 'true',
  },
  {
    name: 'does not find an unknown email',
    endpoint: 'checkUser',
    request: () => ({ query: { email: 'unknown@potli.example' } }),
    status: 200,
    check: (answer) => (answer as { response: string }).response === 'false',
  },
  {
    name: 'refuses a text that is no email',
    endpoint: 'checkUser',
    request: () => ({ query: { email: 'asha' } }),
    status: 400,
  },
  { name: 'requires an email', endpoint: 'checkUser', status: 400 },
  {
    name: 'logs a member in',
    endpoint: 'login',
    request: ({ email, password }) => ({ body: { email, password } }),
    status: 200,
  },
  {
    name: 'ignores capitals in an email',
    endpoint: 'login',
    request: ({ email, password }) => ({ body: { email: email.toUpperCase(), password } }),
    status: 200,
  },
  {
    name: 'refuses a wrong password',
    endpoint: 'login',
    request: ({ email }) => ({ body: { email, password: 'wrong' } }),
    status: 401,
  },
  {
    name: 'refuses an unknown email in the same way',
    endpoint: 'login',
    request: () => ({ body: { email: 'unknown@potli.example', password: 'wrong' } }),
    status: 401,
  },
  { name: 'requires a password', endpoint: 'login', request: ({ email }) => ({ body: { email } }), status: 400 },
  { name: 'refuses malformed JSON', endpoint: 'login', request: () => ({ body: '{"email":' }), status: 400 },
  { name: 'refuses JSON of another shape', endpoint: 'login', request: () => ({ body: '[]' }), status: 400 },
  {
    name: 'refuses a taken email',
    endpoint: 'signup',
    request: ({ email }) => ({ body: { ...newcomer, email } }),
    status: 409,
  },
  { name: 'refuses a short password', endpoint: 'signup', request: signup({ password: 'short' }), status: 400 },
  {
    name: 'refuses letters in a mobile number',
    endpoint: 'signup',
    request: signup({ mobileNumber: '98765abcde' }),
    status: 400,
  },
  { name: 'refuses a name of spaces', endpoint: 'signup', request: signup({ name: '   ' }), status: 400 },
  { name: 'refuses an unknown gender', endpoint: 'signup', request: signup({ gender: 'UNKNOWN' }), status: 400 },
  {
    name: 'finds a valid session',
    endpoint: 'isLoggedIn',
    as: 'member',
    status: 200,
    check: (answer) => answer === true,
  },
  { name: 'finds no session of a visitor', endpoint: 'isLoggedIn', status: 200, check: (answer) => answer === false },
  {
    name: 'finds no session for a broken token',
    endpoint: 'isLoggedIn',
    as: 'brokenBearer',
    status: 200,
    check: (answer) => answer === false,
  },
  { name: 'renews', endpoint: 'refreshAccessToken', as: 'refresher', status: 200 },
  { name: 'renews by POST', endpoint: 'postRefreshAccessToken', as: 'refresher', status: 200 },
  { name: 'renews nothing with an access token', endpoint: 'refreshAccessToken', as: 'member', status: 401 },
  {
    name: 'does not say that an email is unknown',
    endpoint: 'forgetPassword',
    request: () => ({ query: { email: 'unknown@potli.example' } }),
    status: 200,
  },
  {
    name: 'does not say it by POST either',
    endpoint: 'postForgetPassword',
    request: () => ({ body: { email: 'unknown@potli.example' } }),
    status: 200,
  },
  {
    name: 'refuses a text that is no email',
    endpoint: 'forgetPassword',
    request: () => ({ query: { email: 'a b@c' } }),
    status: 400,
  },
  {
    name: 'refuses an unknown key',
    endpoint: 'resetPassword',
    request: () => ({ body: { uniqueKey: 'no-such-key', newPassword: newcomer.password } }),
    status: 400,
  },
  {
    name: 'refuses an unknown key',
    endpoint: 'verifyEmail',
    request: () => ({ body: { key: 'no-such-key' } }),
    status: 400,
  },
  { name: 'requires a key', endpoint: 'verifyEmail', request: () => ({ body: {} }), status: 400 },
  { name: 'mails a link to a member', endpoint: 'sendVerification', as: 'member', status: 200 },
  ...['a,b@mail.example', '<a>@mail.example', 'a\u200b@mail.example', 'a@b@mail.example', '.a@mail.example'].map(
    (email): ConformanceCase => ({
      name: `takes no account for ${JSON.stringify(email)}`,
      endpoint: 'signup',
      request: signup({ email }),
      status: 400,
    }),
  ),
  { name: 'accepts a logout without a session', endpoint: 'logout', status: 200 },
  { name: 'ends all sessions of nobody without one', endpoint: 'logoutEverywhere', status: 401 },
];
