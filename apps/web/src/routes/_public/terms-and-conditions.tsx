import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';
import { termsAndConditions } from '../../screens/public/Legal/termsAndConditions.ts';

export const Route = createFileRoute('/_public/terms-and-conditions')({
  head: ({ match }) => legalHead(match.context.site, legalPages.terms),
  component: () => <Legal page={legalPages.terms} write={termsAndConditions} />,
});
