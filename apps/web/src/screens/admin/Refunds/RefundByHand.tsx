import {
  type GiftCardRefund,
  listRefunds,
  REFUND_REASON_LENGTH,
  refundByHand,
  TRANSFER_REFERENCE_LENGTH,
} from '@potli/api/contract/adminRefunds';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';

/**
 * Refunds an order in place of its provider, in two steps: the attempts stop before anybody sends money, and the reference of the transfer
 * closes it.
 */
export function RefundByHand({ refund: { order, byHand } }: { refund: GiftCardRefund }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [reason, setReason] = useState(byHand?.reason ?? '');
  const [reference, setReference] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const given = reference.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(refundByHand, {
        params: { order },
        body: { reason, isConfirmed, ...(given !== '' && { reference: given }) },
      }),
    async onSuccess() {
      await invalidate(cache, listRefunds);
      toast.success(
        given === ''
          ? `The shop makes no attempt to refund order ${order} any more. Send the money now.`
          : `The refund of order ${order} is closed, and its buyer gets a mail.`,
      );
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') mutate();
  };
  return (
    <form onSubmit={submit} aria-label={`Refund order ${order} by hand`}>
      <Stack gap="m">
        <Grid columns={2} gap="m">
          <TextField
            label="Why the provider cannot refund it"
            value={reason}
            required
            maxLength={REFUND_REASON_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
          <TextField
            label="Reference of your transfer (UTR)"
            hint={
              byHand ? 'Closes the refund. Its buyer gets it by mail.' : 'Leave it empty until you have sent the money.'
            }
            value={reference}
            maxLength={TRANSFER_REFERENCE_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setReference(target.value)}
          />
        </Grid>
        <Checkbox
          label="The provider has confirmed that it sends nothing: needed where it does not answer, or has a refund on its way"
          checked={isConfirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
        <Refusal error={error} />
        <Row>
          <Button type="submit" busy={isPending} disabled={reason.trim() === '' || (byHand !== null && given === '')}>
            {given === '' ? 'Stop the attempts' : 'Close the refund'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
