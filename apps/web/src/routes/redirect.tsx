import { createFileRoute, redirect } from '@tanstack/react-router';
import { fetchRedirectVerdict } from '../features/catalogue/redirectVerdict.ts';
import { readUnrecorded } from '../features/clickout/readUnrecorded.ts';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../screens/public/Redirect/Redirect.tsx';
import { Unrecorded } from '../screens/public/Redirect/Unrecorded.tsx';

export interface RedirectSearch {
  url?: string;
  name?: string;
  logo?: string;
  /** The visit is not recorded: what `unrecordedPath` wrote of the shop. */
  unrecorded?: string;
}

/** A name of digits arrives as a number. */
const text = (value: unknown, max: number) =>
  typeof value === 'number' || (typeof value === 'string' && value) ? String(value).slice(0, max) : undefined;

function readSearch({ url, name, logo, unrecorded }: Record<string, unknown>): RedirectSearch {
  return {
    url: text(url, 2048),
    name: text(name, 120),
    logo: text(logo, 2048),
    unrecorded: text(unrecorded, 80),
  };
}

export const Route = createFileRoute('/redirect')({
  validateSearch: readSearch,
  // a search may hold parameters of others, which the server does not render a page for
  loaderDeps: ({ search }) => readSearch({ ...search }),
  loader: ({ context, deps: { url } }) => {
    if (!url) throw redirect({ to: paths.home });
    return fetchRedirectVerdict(context.api, url);
  },
  head: () => ({ meta: [{ title: 'Redirecting' }, { name: 'robots', content: 'noindex' }] }),
  component: RedirectPage,
});

function RedirectPage() {
  const { name = 'Store', logo, unrecorded = '' } = Route.useSearch();
  const verdict = Route.useLoaderData();
  const shop = readUnrecorded(unrecorded);
  if (shop && verdict.url !== '') return <Unrecorded target={{ ...shop, name, logo, link: verdict.url }} />;
  return <Redirect verdict={verdict} name={name} logo={logo} />;
}
