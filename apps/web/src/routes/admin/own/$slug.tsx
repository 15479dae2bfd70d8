import { createFileRoute } from '@tanstack/react-router';
import { desk } from '../../../features/ownDesk/emptyDesk.ts';
import { OwnPage } from '../../../screens/admin/OwnPage/OwnPage.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

/** The server knows no page of the operator's own: its title comes with the browser. */
export const Route = createFileRoute('/admin/own/$slug')({
  head: ({ params, ...rest }) =>
    screenTitle(desk.pages?.find(({ slug }) => slug === params.slug)?.title ?? 'Admin')(rest),
  component: DeskPage,
});

function DeskPage() {
  const { slug } = Route.useParams();
  return <OwnPage key={slug} slug={slug} />;
}
