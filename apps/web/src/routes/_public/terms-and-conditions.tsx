import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { fetchText } from '../../features/texts/fetchText.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';

export const Route = createFileRoute('/_public/terms-and-conditions')({
  loader: async ({ context: { api }, abortController: { signal } }) => ({
    text: await fetchText(api, 'terms-and-conditions', signal),
  }),
  head: ({ match, loaderData }) => legalHead(match.context.site, legalPages.terms, loaderData?.text.title),
  component: TermsPage,
});

function TermsPage() {
  return <Legal {...Route.useLoaderData()} page={legalPages.terms} />;
}
