import { createFileRoute } from '@tanstack/react-router';
import { Faqs } from '../../../screens/dashboard/Faqs/Faqs.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/support/faqs')({
  head: screenTitle('FAQs'),
  component: Faqs,
});
