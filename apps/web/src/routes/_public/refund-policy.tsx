import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';
import { refundPolicy } from '../../screens/public/Legal/refundPolicy.ts';

export const Route = createFileRoute('/_public/refund-policy')({
  head: ({ match }) => legalHead(match.context.site, legalPages.refund),
  component: () => <Legal page={legalPages.refund} write={refundPolicy} />,
});
