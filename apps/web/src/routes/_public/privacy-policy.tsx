import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { fetchText } from '../../features/texts/fetchText.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  loader: async ({ context: { api }, abortController: { signal } }) => ({
    text: await fetchText(api, 'privacy-policy', signal),
  }),
  head: ({ match, loaderData }) => legalHead(match.context.site, legalPages.privacy, loaderData?.text.title),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <Legal {...Route.useLoaderData()} page={legalPages.privacy} />;
}
