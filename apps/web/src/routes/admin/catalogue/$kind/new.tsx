import { createFileRoute } from '@tanstack/react-router';
import { EditRow } from '../../../../screens/admin/EditRow/EditRow.tsx';
import { screenTitle } from '../../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/catalogue/$kind/new')({
  head: screenTitle('New'),
  component: NewRowPage,
});

function NewRowPage() {
  const { kind } = Route.useParams();
  return <EditRow key={kind} kind={kind} />;
}
