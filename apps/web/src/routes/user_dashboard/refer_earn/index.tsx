import { createFileRoute } from '@tanstack/react-router';
import { ReferEarn } from '../../../screens/dashboard/ReferEarn/ReferEarn.tsx';

export const Route = createFileRoute('/user_dashboard/refer_earn/')({
  head: ({ match }) => ({ meta: [{ title: `Refer and Earn | ${match.context.site.productName}` }] }),
  component: ReferEarn,
});
