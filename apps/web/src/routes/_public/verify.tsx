import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Verify } from '../../screens/public/Verify/Verify.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/verify')({
  head: ({ match: { context } }) =>
    pageHead({
      site: context.site,
      title: `Check a statement or receipt | ${context.site.productName}`,
      description: `Check a ${context.site.productName} statement in your browser. No file is sent.`,
      path: paths.verify,
    }),
  component: Verify,
});
