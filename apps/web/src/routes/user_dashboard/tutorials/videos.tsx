import { createFileRoute } from '@tanstack/react-router';
import { Videos } from '../../../screens/dashboard/Videos/Videos.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/tutorials/videos')({
  head: screenTitle('Videos'),
  component: Videos,
});
