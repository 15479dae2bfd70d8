import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { MyShareLinks } from '../../screens/dashboard/MyShareLinks/MyShareLinks.tsx';

export const Route = createFileRoute('/user_dashboard/my_custom_links')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `My Share Links | ${match.context.site.productName}` }] }),
  component: MyShareLinks,
});
