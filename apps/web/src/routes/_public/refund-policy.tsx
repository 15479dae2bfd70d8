import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { fetchText } from '../../features/texts/fetchText.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';

export const Route = createFileRoute('/_public/refund-policy')({
  loader: ({ context, abortController }) => fetchText(context.api, 'refund-policy', abortController.signal),
  head: ({ match, loaderData }) => legalHead(match.context.site, legalPages.refund, loaderData),
  component: RefundPolicyPage,
});

function RefundPolicyPage() {
  return <Legal page={legalPages.refund} text={Route.useLoaderData()} />;
}
