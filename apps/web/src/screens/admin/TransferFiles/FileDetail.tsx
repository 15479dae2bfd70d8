import type { TransferFile } from '@potli/api/contract/adminTransferFiles';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { groupDigits } from '@potli/ui/format/groupDigits';
import { Row, Stack } from '@potli/ui/Layout';
import { DownloadFile } from './DownloadFile.tsx';
import { WithdrawFile } from './WithdrawFile.tsx';

/** Below a file: what it is called on disk, and what can be done with it. */
export function FileDetail({ file }: { file: TransferFile }) {
  const { name, fileName, payouts, openPayouts, withdrawnAt } = file;
  const facts = [
    { label: 'Name on disk', value: fileName },
    { label: 'Payouts', value: groupDigits(payouts) },
    ...(withdrawnAt === null
      ? [{ label: 'Not answered by the bank', value: groupDigits(openPayouts) }]
      : [{ label: 'Withdrawn', value: formatDateTime(withdrawnAt, '') }]),
  ];
  return (
    <Stack gap="l">
      <FactList facts={facts} />
      {withdrawnAt === null && (
        <Row gap="m" wrap>
          <DownloadFile name={name} />
          {openPayouts === payouts && <WithdrawFile file={file} />}
        </Row>
      )}
    </Stack>
  );
}
