import { createFileRoute, notFound } from '@tanstack/react-router';
import { isInAdmin } from '../../lib/adminPaths.ts';
import { NotFound } from '../../screens/public/NotFound/NotFound.tsx';
import { missingHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/$')({
  loader: ({ cause, location }) => {
    // after Back from a page that was loaded again: the scripts of visitors do not have the admin area
    if (!import.meta.env.SSR && cause === 'enter' && isInAdmin(location.pathname)) return loadAgain();
    throw notFound();
  },
  head: ({ match }) => missingHead(match.context.site),
  notFoundComponent: NotFound,
});

/** The server sends the page with the scripts that it needs. */
function loadAgain(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}
