import { createFileRoute } from '@tanstack/react-router';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead, legalPages } from '../../screens/public/Legal/legalPages.ts';
import { termsAndConditions } from '../../screens/public/Legal/termsAndConditions.ts';

export const Route = createFileRoute('/_public/terms-and-conditions')({
  head: ({ match }) => legalHead(match.context.site, legalPages.terms),
  component: () => <Legal page={legalPages.terms} write={termsAndConditions} />,
});
