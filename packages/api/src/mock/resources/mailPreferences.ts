import type * as calls from '../../contract/mailPreferences.ts';
import { type MailPreferences, mailKinds } from '../../contract/mailPreferences.ts';
import type { ResolversOf, Sender } from '../http/createRoutes.ts';
import { MockProblem, unauthorized } from '../http/MockProblem.ts';

/** The key of a link that switches mails off. */
export const MOCK_UNSUBSCRIBE_KEY = 'mock-unsubscribe-key';

/** Stores what members choose as long as these resolvers exist. @param site where the page of links is, without a slash */
export function mailPreferenceResolvers(site: string): ResolversOf<typeof calls> {
  const byEmail = new Map<string, MailPreferences>();
  const all = Object.fromEntries(mailKinds.map((kind) => [kind, true])) as MailPreferences;
  const of = ({ email }: Sender) => {
    if (!email) throw unauthorized();
    return { email, chosen: byEmail.get(email) ?? all };
  };

  return {
    getMailPreferences: (_request, sender) => of(sender).chosen,
    updateMailPreference({ body: { kind, wanted } }, sender) {
      const { email, chosen } = of(sender);
      const saved = { ...chosen, [kind]: wanted };
      byEmail.set(email, saved);
      return saved;
    },
    unsubscribe({ query }) {
      if (query.key !== MOCK_UNSUBSCRIBE_KEY)
        throw new MockProblem(
          400,
          'This link is not complete. Please open it from the mail again, or log in and open My Profile.',
        );
      return { status: 200, message: 'Mails like this one are switched off.' };
    },
    openUnsubscribe: ({ query }) => `${site}/unsubscribe?key=${encodeURIComponent(query.key)}`,
  };
}
