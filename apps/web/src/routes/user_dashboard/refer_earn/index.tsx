import { createFileRoute } from '@tanstack/react-router';
import { ReferEarn } from '../../../screens/dashboard/ReferEarn/ReferEarn.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/refer_earn/')({
  head: screenTitle('Refer and Earn'),
  component: ReferEarn,
});
