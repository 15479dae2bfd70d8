import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { MyShareLinks } from '../../screens/dashboard/MyShareLinks/MyShareLinks.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/my_custom_links')({
  validateSearch: tableSearch,
  head: screenTitle('My Share Links'),
  component: MyShareLinks,
});
