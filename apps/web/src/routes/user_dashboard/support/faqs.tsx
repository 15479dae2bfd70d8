import { createFileRoute } from '@tanstack/react-router';
import { Faqs } from '../../../screens/dashboard/Faqs/Faqs.tsx';

export const Route = createFileRoute('/user_dashboard/support/faqs')({
  head: ({ match }) => ({ meta: [{ title: `FAQs | ${match.context.site.productName}` }] }),
  component: Faqs,
});
