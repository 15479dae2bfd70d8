import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { TransferFiles } from '../../screens/admin/TransferFiles/TransferFiles.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/transfer-files')({
  validateSearch: tableSearch,
  head: screenTitle('Transfer files'),
  component: TransferFiles,
});
