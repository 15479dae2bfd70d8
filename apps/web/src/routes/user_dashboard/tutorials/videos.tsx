import { createFileRoute } from '@tanstack/react-router';
import { Videos } from '../../../screens/dashboard/Videos/Videos.tsx';

export const Route = createFileRoute('/user_dashboard/tutorials/videos')({
  head: ({ match }) => ({ meta: [{ title: `Videos | ${match.context.site.productName}` }] }),
  component: Videos,
});
