import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { fetchText } from '../../features/texts/fetchText.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';

export const Route = createFileRoute('/_public/terms-and-conditions')({
  loader: ({ context, abortController }) => fetchText(context.api, 'terms-and-conditions', abortController.signal),
  head: ({ match, loaderData }) => legalHead(match.context.site, legalPages.terms, loaderData),
  component: TermsPage,
});

function TermsPage() {
  return <Legal page={legalPages.terms} text={Route.useLoaderData()} />;
}
