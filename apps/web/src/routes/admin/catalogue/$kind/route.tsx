import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';

/** A kind of the shop window. The server draws one shell for all of them, so only the browser refuses another word. */
export const Route = createFileRoute('/admin/catalogue/$kind')({
  params: {
    parse: ({ kind }) => ({ kind: kind as CatalogueKindName }),
    stringify: ({ kind }) => ({ kind }),
  },
  beforeLoad({ params }) {
    if (!catalogueKinds.includes(params.kind)) throw notFound();
  },
  component: Outlet,
});
