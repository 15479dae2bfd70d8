import { type BookedStatement, listSettlements, withdrawSettlement } from '@potli/api/contract/adminSettlements';
import { AlertDialog } from '@potli/ui/AlertDialog';
import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { pluralize } from '../../../lib/pluralize.ts';

/** Takes back a statement that was booked by mistake, or its lines of one order. */
export function WithdrawStatement({
  statement: { network, statement, lines, withdrawn },
}: {
  statement: BookedStatement;
}) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [order, setOrder] = useState('');
  const [isAsking, setAsking] = useState(false);
  const orderId = order.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(withdrawSettlement, { body: { network, statement, ...(orderId !== '' && { orderId }) } }),
    async onSuccess(answer) {
      await invalidate(cache, listSettlements);
      toast.success(`${pluralize(answer.withdrawn, 'line')} of ${statement} of ${answer.lines} are withdrawn.`);
    },
    onSettled: () => setAsking(false),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const what =
    orderId === '' ? `${pluralize(lines - withdrawn, 'line')} of ${statement}` : `the lines of order ${orderId}`;
  return (
    <form onSubmit={submit} aria-label={`Withdraw ${statement} of ${network}`}>
      <Stack gap="m">
        <TextField
          label="Only this order (optional)"
          hint="Leave it empty to withdraw the whole statement."
          value={order}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setOrder(target.value)}
        />
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isPending}>
            Withdraw
          </Button>
        </Row>
      </Stack>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Withdraw ${what}?`}
        description="The network then owes the shop this money again. Members keep what they got: it counts as advanced. To correct an amount, book a statement by another name afterwards."
        confirmLabel="Withdraw"
        cancelLabel="Cancel"
        onConfirm={mutate}
        busy={isPending}
      />
    </form>
  );
}
