import { createFileRoute } from '@tanstack/react-router';
import { Books } from '../../screens/admin/Books/Books.tsx';
import { booksSearch } from '../../screens/admin/Books/booksSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/books')({
  validateSearch: booksSearch,
  head: screenTitle('Books'),
  component: Books,
});
