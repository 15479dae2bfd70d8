import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFound } from '../../screens/public/NotFound/NotFound.tsx';

export const Route = createFileRoute('/_public/$')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFound,
});
