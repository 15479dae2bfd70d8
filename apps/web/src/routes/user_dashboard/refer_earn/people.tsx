import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { ReferredPeople } from '../../../screens/dashboard/ReferredPeople/ReferredPeople.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/refer_earn/people')({
  validateSearch: tableSearch,
  head: screenTitle('People You Refer'),
  component: ReferredPeople,
});
