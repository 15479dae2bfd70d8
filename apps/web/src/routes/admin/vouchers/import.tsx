import { createFileRoute } from '@tanstack/react-router';
import { ImportVouchers } from '../../../screens/admin/ImportVouchers/ImportVouchers.tsx';
import { importVouchersSearch } from '../../../screens/admin/ImportVouchers/importVouchersSearch.ts';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/vouchers/import')({
  validateSearch: importVouchersSearch,
  head: screenTitle('Import vouchers'),
  component: ImportVouchers,
});
