import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { ReferredPeople } from '../../../screens/dashboard/ReferredPeople/ReferredPeople.tsx';

export const Route = createFileRoute('/user_dashboard/refer_earn/people')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `People You Refer | ${match.context.site.productName}` }] }),
  component: ReferredPeople,
});
