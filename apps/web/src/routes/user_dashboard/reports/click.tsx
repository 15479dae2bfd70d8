import { createFileRoute } from '@tanstack/react-router';
import { MyClicks } from '../../../screens/dashboard/MyClicks/MyClicks.tsx';
import { tableSearch } from '../../../screens/dashboard/table/tableSearch.ts';

export const Route = createFileRoute('/user_dashboard/reports/click')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `My Clicks | ${match.context.site.productName}` }] }),
  component: MyClicks,
});
