import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { MyClicks } from '../../../screens/dashboard/MyClicks/MyClicks.tsx';

export const Route = createFileRoute('/user_dashboard/reports/click')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `My Clicks | ${match.context.site.productName}` }] }),
  component: MyClicks,
});
