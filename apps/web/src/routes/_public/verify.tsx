import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Verify } from '../../screens/public/Verify/Verify.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/verify')({
  head: ({ match: { context } }) =>
    pageHead({
      site: context.site,
      title: `Check a statement | ${context.site.productName}`,
      description: `Find out whether anything in your ${context.site.productName} statement was changed or left out. Your file is checked in your browser and not sent anywhere.`,
      path: paths.verify,
    }),
  component: Verify,
});
