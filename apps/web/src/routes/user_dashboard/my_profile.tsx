import { createFileRoute } from '@tanstack/react-router';
import { MyProfile } from '../../screens/dashboard/MyProfile/MyProfile.tsx';

export const Route = createFileRoute('/user_dashboard/my_profile')({
  head: ({ match }) => ({ meta: [{ title: `My Profile | ${match.context.site.productName}` }] }),
  component: MyProfile,
});
