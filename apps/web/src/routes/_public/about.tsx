import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { About } from '../../screens/public/About/About.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/about')({
  head: ({ match: { context } }) =>
    pageHead({
      site: context.site,
      title: `About ${context.site.productName}`,
      description: `How ${context.site.productName} works: cashback paid to your bank with no minimum, ${REFERRAL_PERCENT}% of friends’ cashback for life, links that earn, support 7 days a week.`,
      path: paths.about,
    }),
  component: About,
});
