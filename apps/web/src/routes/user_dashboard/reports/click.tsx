import { createFileRoute } from '@tanstack/react-router';
import { MyClicks } from '../../../screens/dashboard/MyClicks/MyClicks.tsx';
import { tablePage } from '../../../screens/dashboard/tablePage.ts';

export const Route = createFileRoute('/user_dashboard/reports/click')({
  validateSearch: tablePage,
  head: ({ match }) => ({ meta: [{ title: `My Clicks | ${match.context.site.productName}` }] }),
  component: MyClicksPage,
});

function MyClicksPage() {
  const { page = 1, size = 10 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyClicks
      page={page}
      pageSize={size}
      onPageChange={(next) => void navigate({ search: { page: next.page, size: next.pageSize } })}
    />
  );
}
