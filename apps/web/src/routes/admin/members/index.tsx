import { createFileRoute } from '@tanstack/react-router';
import { Members } from '../../../screens/admin/Members/Members.tsx';
import { membersSearch } from '../../../screens/admin/Members/membersSearch.ts';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/members/')({
  validateSearch: membersSearch,
  head: screenTitle('Members'),
  component: Members,
});
