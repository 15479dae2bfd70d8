import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';

/** A kind of the shop window; for another word there is no such page. */
export const Route = createFileRoute('/admin/catalogue/$kind')({
  params: {
    parse({ kind }) {
      const known = catalogueKinds.find((name) => name === kind);
      if (!known) throw notFound();
      return { kind: known };
    },
    stringify: ({ kind }: { kind: CatalogueKindName }) => ({ kind }),
  },
  component: Outlet,
});
