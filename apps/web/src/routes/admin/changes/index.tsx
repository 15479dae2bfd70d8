import { createFileRoute } from '@tanstack/react-router';
import { CatalogueChanges } from '../../../screens/admin/CatalogueChanges/CatalogueChanges.tsx';
import { changesSearch } from '../../../screens/admin/CatalogueChanges/changesSearch.ts';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/changes/')({
  validateSearch: changesSearch,
  head: screenTitle('Changes'),
  component: CatalogueChanges,
});
