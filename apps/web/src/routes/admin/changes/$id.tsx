import { createFileRoute } from '@tanstack/react-router';
import { CatalogueChange } from '../../../screens/admin/CatalogueChange/CatalogueChange.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/changes/$id')({
  head: screenTitle('Change'),
  component: CatalogueChangePage,
});

function CatalogueChangePage() {
  const { id } = Route.useParams();
  return <CatalogueChange key={id} id={id} />;
}
