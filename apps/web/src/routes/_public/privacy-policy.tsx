import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { fetchText } from '../../features/texts/fetchText.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  loader: ({ context, abortController }) => fetchText(context.api, 'privacy-policy', abortController.signal),
  head: ({ match, loaderData }) => legalHead(match.context.site, legalPages.privacy, loaderData),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <Legal page={legalPages.privacy} text={Route.useLoaderData()} />;
}
