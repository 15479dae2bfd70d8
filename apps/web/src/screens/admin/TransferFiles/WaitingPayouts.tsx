import { makeTransferFile, type TransferFile, type TransferQueue } from '@potli/api/contract/adminTransferFiles';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Stat } from '@potli/ui/Stat';
import { useMutation } from '@tanstack/react-query';
import { Info } from 'lucide';
import { useEffect, useRef } from 'react';
import { useApp } from '../../../app/App.tsx';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { DownloadFile } from './DownloadFile.tsx';
import { sumOf } from './transferFileTexts.ts';
import { useFilesAgain } from './useFilesAgain.ts';

/** What waits for the next file, and the button that makes it. */
export function WaitingPayouts({ queue: { payouts, total, since } }: { queue: TransferQueue }) {
  const { api } = useApp();
  const readAgain = useFilesAgain();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => api.call(makeTransferFile, { body: { waiting: payouts } }),
    // also after a refusal: another number waits by now
    onSettled: readAgain,
  });
  return (
    <Stack gap="m">
      <Grid columns="4 small" gap="m">
        <Stat label="Payouts that wait" value={payouts} />
        <Stat label="Their sum" value={formatRupees(total, 'paise')} />
        <Stat label="The oldest waits since" value={formatDateTime(since, 'None waits')} />
      </Grid>
      <Refusal error={error} />
      {data && <MadeFile key={data.file?.name} file={data.file} />}
      {payouts > 0 && (
        <Row>
          <Button busy={isPending} onClick={() => mutate()}>
            Make a file
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function MadeFile({ file }: { file: TransferFile | null }) {
  const actions = useRef<HTMLDivElement>(null);
  // the button that was pressed is removed where nothing waits any more, so the focus moves here
  useEffect(() => actions.current?.querySelector('button')?.focus(), []);
  if (!file)
    return (
      <Callout icon={Info} tone="info" role="status">
        No payout waits for a file. Those to stopped accounts and suspended members have gone back.
      </Callout>
    );
  return (
    <Stack gap="m">
      <Callout icon={Info} tone="info" role="status">
        {`${file.name} is made: ${sumOf(file)}. Download it, and upload it at the site of the bank.`}
      </Callout>
      <div ref={actions}>
        <DownloadFile name={file.name} />
      </div>
    </Stack>
  );
}
