import { createFileRoute } from '@tanstack/react-router';
import { Legal } from '../../screens/public/Legal/Legal.tsx';
import { legalHead, legalPages } from '../../screens/public/Legal/legalPages.ts';
import { privacyPolicy } from '../../screens/public/Legal/privacyPolicy.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  head: ({ match }) => legalHead(match.context.site, legalPages.privacy),
  component: () => <Legal page={legalPages.privacy} write={privacyPolicy} />,
});
