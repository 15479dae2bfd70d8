import { createFileRoute } from '@tanstack/react-router';
import { MyProfile } from '../../screens/dashboard/MyProfile/MyProfile.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/my_profile')({
  head: screenTitle('My Profile'),
  component: MyProfile,
});
