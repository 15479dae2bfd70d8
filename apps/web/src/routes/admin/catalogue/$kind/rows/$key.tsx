import { createFileRoute } from '@tanstack/react-router';
import { EditRow } from '../../../../../screens/admin/EditRow/EditRow.tsx';
import { screenTitle } from '../../../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/catalogue/$kind/rows/$key')({
  head: screenTitle('Shop window'),
  component: EditRowPage,
});

function EditRowPage() {
  const { kind, key } = Route.useParams();
  return <EditRow key={`${kind} ${key}`} kind={kind} rowKey={key} />;
}
