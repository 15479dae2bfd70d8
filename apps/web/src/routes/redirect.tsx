import { createFileRoute, redirect } from '@tanstack/react-router';
import { fetchRedirectVerdict } from '../features/catalogue/redirectVerdict.ts';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../screens/public/Redirect/Redirect.tsx';

export interface RedirectSearch {
  url?: string;
  name?: string;
  logo?: string;
}

/** A name of digits arrives as a number. */
const text = (value: unknown, max: number) =>
  typeof value === 'number' || (typeof value === 'string' && value) ? String(value).slice(0, max) : undefined;

export const Route = createFileRoute('/redirect')({
  validateSearch: (search): RedirectSearch => ({
    url: text(search.url, 2048),
    name: text(search.name, 120),
    logo: text(search.logo, 2048),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { url } }) => {
    if (!url) throw redirect({ to: paths.home });
    return fetchRedirectVerdict(context.api, url);
  },
  head: () => ({ meta: [{ title: 'Redirecting' }, { name: 'robots', content: 'noindex' }] }),
  component: RedirectPage,
});

function RedirectPage() {
  const { name = 'Store', logo } = Route.useSearch();
  return <Redirect verdict={Route.useLoaderData()} name={name} logo={logo} />;
}
