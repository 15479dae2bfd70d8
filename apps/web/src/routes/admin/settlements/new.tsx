import { createFileRoute } from '@tanstack/react-router';
import { BookStatement } from '../../../screens/admin/BookStatement/BookStatement.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/settlements/new')({
  head: screenTitle('Book a statement'),
  component: BookStatement,
});
