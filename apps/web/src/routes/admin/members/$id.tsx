import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { Member } from '../../../screens/admin/Member/Member.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/members/$id')({
  validateSearch: tableSearch,
  head: screenTitle('Member'),
  component: MemberPage,
});

function MemberPage() {
  const { id } = Route.useParams();
  return <Member key={id} id={id} />;
}
