import { createFileRoute } from '@tanstack/react-router';
import { ImportCatalogue } from '../../screens/admin/ImportCatalogue/ImportCatalogue.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/import')({
  head: screenTitle('Import'),
  component: ImportCatalogue,
});
