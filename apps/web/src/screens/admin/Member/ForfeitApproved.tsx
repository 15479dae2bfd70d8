import { type Breach, breaches, forfeitMember, getMemberFile, type MemberFile } from '@potli/api/contract/adminMembers';
import { AlertDialog } from '@potli/ui/AlertDialog';
import { Button } from '@potli/ui/Button';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Row, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { breachWords } from './memberTexts.ts';

const options = breaches.map((value) => ({ value, label: breachWords[value] }));

/** Forfeits exactly the amount that is shown: where another is Approved by now, the server refuses (docs/decisions/192). */
export function ForfeitApproved({ file: { id, email, wallet } }: { file: MemberFile }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [reason, setReason] = useState<Breach>('fraud');
  const [asks, setAsks] = useState(false);
  const amount = formatRupees(wallet.APPROVED, 'paise');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(forfeitMember, { params: { id }, body: { reason, amount: wallet.APPROVED } }),
    onSuccess: () => toast.success(`${amount} of ${email} is forfeited, and the member gets a mail.`),
    // also after a refusal: another amount may be Approved
    onSettled: () => invalidate(cache, getMemberFile),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsks(true);
  };
  return (
    <form onSubmit={submit} aria-label="Forfeit what is Approved">
      <Stack gap="m">
        <Select
          label="Breach of the terms"
          hint="Takes all that is Approved, and mails why. Cashback in Pending is not touched."
          options={options}
          value={reason}
          onChange={({ target }) => setReason(breaches.find((one) => one === target.value) ?? reason)}
        />
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isPending}>
            {`Forfeit ${amount}`}
          </Button>
        </Row>
      </Stack>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Forfeit ${amount}?`}
        description={`For ${breachWords[reason].toLowerCase()}. It is taken from ${email}, and the member gets a mail. Nothing gives it back.`}
        confirmLabel="Forfeit"
        cancelLabel="Cancel"
        onConfirm={() => {
          setAsks(false);
          mutate();
        }}
      />
    </form>
  );
}
