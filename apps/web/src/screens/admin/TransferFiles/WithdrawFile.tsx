import { type TransferFile, withdrawTransferFile } from '@potli/api/contract/adminTransferFiles';
import { AlertDialog } from '@potli/ui/AlertDialog';
import { Button } from '@potli/ui/Button';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { refusalText } from '../../../components/forms/refusalText.ts';
import { sumOf } from './transferFileTexts.ts';
import { useFilesAgain } from './useFilesAgain.ts';

/** The bank did not take a file: its payouts go into the next one. It is asked first, because a file that the bank did take would be paid twice. */
export function WithdrawFile({ file }: { file: TransferFile }) {
  const { name } = file;
  const { api } = useApp();
  const toast = useToast();
  const readAgain = useFilesAgain();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(withdrawTransferFile, { params: { name } }),
    onMutate: () => setOpen(false),
    async onSuccess() {
      await readAgain();
      toast.success(`${name} is withdrawn. Its payouts wait for the next file.`);
    },
    onError: (error) => toast.error(refusalText(error)),
  });
  return (
    <>
      <Button variant="outline" busy={isPending} onClick={() => setOpen(true)} aria-label={`Withdraw ${name}`}>
        Withdraw
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Withdraw ${name}?`}
        description={`Only if the bank did not take the file: its payouts (${sumOf(file)}) go into the next one. If the bank has taken it, members are paid twice.`}
        confirmLabel="Withdraw"
        cancelLabel="Cancel"
        onConfirm={() => mutate()}
      />
    </>
  );
}
