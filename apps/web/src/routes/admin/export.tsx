import { createFileRoute } from '@tanstack/react-router';
import { ExportCatalogue } from '../../screens/admin/ExportCatalogue/ExportCatalogue.tsx';
import { exportSearch } from '../../screens/admin/ExportCatalogue/exportSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/export')({
  validateSearch: exportSearch,
  head: screenTitle('Export'),
  component: ExportCatalogue,
});
