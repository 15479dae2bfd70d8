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
    name: 'knows a member',
    endpoint: 'checkUser',
    request: ({ email }) => ({ query: { email } }),
    status: 200,
    holds: (answer) => (answer as { response: string }).response === 'true',
  },
  {
    name: 'does not know a stranger',
    endpoint: 'checkUser',
    request: () => ({ query: { email: 'nobody@potli.example' } }),
    status: 200,
    holds: (answer) => (answer as { response: string }).response === 'false',
  },
  {
    name: 'refuses what is no email',
    endpoint: 'checkUser',
    request: () => ({ query: { email: 'asha' } }),
    status: 400,
  },
  { name: 'wants an email', endpoint: 'checkUser', status: 400 },
  {
    name: 'lets a member in',
    endpoint: 'login',
    request: ({ email, password }) => ({ body: { email, password } }),
    status: 200,
  },
  {
    name: 'takes capitals in an email for the same',
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
    name: 'refuses a stranger in the same way',
    endpoint: 'login',
    request: () => ({ body: { email: 'nobody@potli.example', password: 'wrong' } }),
    status: 401,
  },
  { name: 'wants a password', endpoint: 'login', request: ({ email }) => ({ body: { email } }), status: 400 },
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
    name: 'knows a live session',
    endpoint: 'isLoggedIn',
    as: 'member',
    status: 200,
    holds: (answer) => answer === true,
  },
  { name: 'knows no session of a visitor', endpoint: 'isLoggedIn', status: 200, holds: (answer) => answer === false },
  {
    name: 'knows no session behind a broken bearer',
    endpoint: 'isLoggedIn',
    as: 'brokenBearer',
    status: 200,
    holds: (answer) => answer === false,
  },
  { name: 'renews', endpoint: 'refreshAccessToken', as: 'refresher', status: 200 },
  { name: 'renews by POST', endpoint: 'postRefreshAccessToken', as: 'refresher', status: 200 },
  { name: 'renews nothing for a visitor', endpoint: 'refreshAccessToken', status: 401 },
  { name: 'renews nothing by a broken token', endpoint: 'refreshAccessToken', as: 'brokenBearer', status: 401 },
  { name: 'renews nothing by an access token', endpoint: 'refreshAccessToken', as: 'member', status: 401 },
  {
    name: 'tells nothing of a stranger',
    endpoint: 'forgetPassword',
    request: () => ({ query: { email: 'nobody@potli.example' } }),
    status: 200,
  },
  {
    name: 'tells nothing by POST either',
    endpoint: 'postForgetPassword',
    request: () => ({ body: { email: 'nobody@potli.example' } }),
    status: 200,
  },
  {
    name: 'refuses what is no email',
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
  { name: 'wants a key', endpoint: 'verifyEmail', request: () => ({ body: {} }), status: 400 },
  { name: 'mails a link to a member', endpoint: 'sendVerification', as: 'member', status: 200 },
  { name: 'mails nothing to a visitor', endpoint: 'sendVerification', status: 401 },
  { name: 'mails nothing for a broken bearer', endpoint: 'sendVerification', as: 'brokenBearer', status: 401 },
  ...['a,b@mail.example', '<a>@mail.example', 'a\u200b@mail.example', 'a@b@mail.example', '.a@mail.example'].map(
    (email): ConformanceCase => ({
      name: `takes no account for ${JSON.stringify(email)}`,
      endpoint: 'signup',
      request: signup({ email }),
      status: 400,
    }),
  ),
  { name: 'takes a logout of nobody', endpoint: 'logout', status: 200 },
];
