import { createFileRoute } from '@tanstack/react-router';
import { Statement } from '../../screens/dashboard/Statement/Statement.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/statement')({
  head: screenTitle('Statement'),
  component: Statement,
});
