import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFound } from '../../screens/public/NotFound/NotFound.tsx';
import { missingHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => missingHead(match.context.site),
  notFoundComponent: NotFound,
});
