import { createFileRoute } from '@tanstack/react-router';
import { MyYear } from '../../../screens/dashboard/MyYear/MyYear.tsx';
import { yearSearch } from '../../../screens/dashboard/MyYear/yearSearch.ts';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/transaction_history/my_year')({
  validateSearch: yearSearch,
  head: screenTitle('Your year'),
  component: MyYearPage,
});

function MyYearPage() {
  const navigate = Route.useNavigate();
  return <MyYear year={Route.useSearch().year} onYear={(year) => void navigate({ search: { year } })} />;
}
