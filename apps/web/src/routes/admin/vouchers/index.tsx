import { createFileRoute } from '@tanstack/react-router';
import { Vouchers } from '../../../screens/admin/Vouchers/Vouchers.tsx';
import { vouchersSearch } from '../../../screens/admin/Vouchers/vouchersSearch.ts';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/vouchers/')({
  validateSearch: vouchersSearch,
  head: screenTitle('Voucher stock'),
  component: Vouchers,
});
