import { Loading } from '@potli/ui/Loading';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import type { DeskPage } from '../../../features/ownDesk/Desk.ts';
import { useDesk } from '../../../features/ownDesk/DeskContext.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

/** A page of the operator's own (docs/desk-of-your-own.md). The admin area shows it to those whose role has its right. */
export function OwnPage({ slug }: { slug: string }) {
  const page = useDesk().pages?.find((each) => each.slug === slug);
  if (page) return <LoadedPage page={page} />;
  return (
    <EmptyList
      title="There is no such page"
      text="Its address may be misspelt."
      action={{ label: 'Overview', href: adminPaths.home }}
    />
  );
}

function LoadedPage({ page: { slug, title, load } }: { page: DeskPage }) {
  const query = useQuery({ queryKey: ['own page', slug], queryFn: () => load(), staleTime: 'static' });
  const { data: Page, isError } = query;
  if (Page) return <Page />;
  return isError ? <LoadFailed title={`“${title}” did not load`} query={query} /> : <Loading text="Loading..." />;
}
