import type { MailPreferences } from '../contract/mailPreferences.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const choose = (name: string, status: number, body: unknown): ConformanceCase => ({
  name,
  endpoint: 'updateMailPreference',
  as: 'newMember',
  request: () => ({ body }),
  status,
});

/** Mails that members switch on and off. */
export const mailPreferenceCases: readonly ConformanceCase[] = [
  {
    name: 'are all on at first',
    endpoint: 'getMailPreferences',
    as: 'newMember',
    status: 200,
    check: (answer) => Object.values(answer as MailPreferences).every(Boolean),
  },
  {
    ...choose('switches one kind off, and no other', 200, { kind: 'tracked', wanted: false }),
    check: (answer) => {
      const { tracked, ...others } = answer as MailPreferences;
      return !tracked && Object.values(others).every(Boolean);
    },
  },
  {
    ...choose('switches it on again', 200, { kind: 'tracked', wanted: true }),
    check: (answer) => (answer as MailPreferences).tracked,
  },
  choose('refuses mails about the safety of the account', 400, { kind: 'passwordReset', wanted: false }),
  choose('requires a choice', 400, { kind: 'tracked' }),
  {
    name: 'refuses a key that nobody signed',
    endpoint: 'unsubscribe',
    request: () => ({ query: { key: '1.tracked.AAAAAAAAAAAAAAAAAAAAAA' } }),
    status: 400,
  },
  { name: 'requires a key', endpoint: 'unsubscribe', request: () => ({ query: {} }), status: 400 },
  {
    name: 'leads to its page',
    endpoint: 'openUnsubscribe',
    request: () => ({ query: { key: 'any' } }),
    status: 302,
  },
  { name: 'requires a key', endpoint: 'openUnsubscribe', request: () => ({ query: {} }), status: 400 },
];
