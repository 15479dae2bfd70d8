import { createFileRoute } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead } from '../../screens/public/Legal/legalHead.ts';
import { privacyPolicy } from '../../screens/public/Legal/privacyPolicy.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  head: ({ match }) => legalHead(match.context.site, legalPages.privacy),
  component: () => <Legal page={legalPages.privacy} write={privacyPolicy} />,
});
