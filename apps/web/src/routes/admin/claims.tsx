import { createFileRoute } from '@tanstack/react-router';
import { Claims } from '../../screens/admin/Claims/Claims.tsx';
import { claimsSearch } from '../../screens/admin/Claims/claimsSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/claims')({
  validateSearch: claimsSearch,
  head: screenTitle('Claims'),
  component: Claims,
});
