import { createFileRoute } from '@tanstack/react-router';
import { ReferredPeople } from '../../../screens/dashboard/ReferredPeople/ReferredPeople.tsx';
import { tableSearch } from '../../../screens/dashboard/table/tableSearch.ts';

export const Route = createFileRoute('/user_dashboard/refer_earn/people')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `People You Refer | ${match.context.site.productName}` }] }),
  component: ReferredPeople,
});
