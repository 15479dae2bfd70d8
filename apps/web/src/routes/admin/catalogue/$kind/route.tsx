import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EmptyList } from '../../../../components/listing/EmptyList.tsx';
import { adminPaths } from '../../../../lib/adminPaths.ts';

/** A kind of the shop window. The server draws one shell for all of them, so only the browser refuses another word. */
export const Route = createFileRoute('/admin/catalogue/$kind')({
  params: {
    parse: ({ kind }) => ({ kind: kind as CatalogueKindName }),
    stringify: ({ kind }) => ({ kind }),
  },
  component: KindPage,
});

function KindPage() {
  if (catalogueKinds.includes(Route.useParams().kind)) return <Outlet />;
  return (
    <EmptyList
      title="There is no such list"
      text="Its address may be misspelt."
      action={{ label: 'Overview', href: adminPaths.home }}
    />
  );
}
