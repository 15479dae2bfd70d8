import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { MyClicks } from '../../../screens/dashboard/MyClicks/MyClicks.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/reports/click')({
  validateSearch: tableSearch,
  head: screenTitle('My Clicks'),
  component: MyClicks,
});
