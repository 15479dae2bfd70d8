import { createFileRoute } from '@tanstack/react-router';
import { CatalogueList } from '../../../../screens/admin/CatalogueList/CatalogueList.tsx';
import { catalogueSearch } from '../../../../screens/admin/CatalogueList/catalogueSearch.ts';
import { screenTitle } from '../../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/catalogue/$kind/')({
  validateSearch: catalogueSearch,
  head: screenTitle('Shop window'),
  component: CatalogueListPage,
});

function CatalogueListPage() {
  const { kind } = Route.useParams();
  return <CatalogueList key={kind} kind={kind} />;
}
