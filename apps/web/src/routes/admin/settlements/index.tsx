import { createFileRoute } from '@tanstack/react-router';
import { Settlements } from '../../../screens/admin/Settlements/Settlements.tsx';
import { settlementsSearch } from '../../../screens/admin/Settlements/settlementsSearch.ts';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/settlements/')({
  validateSearch: settlementsSearch,
  head: screenTitle('Settlements'),
  component: Settlements,
});
