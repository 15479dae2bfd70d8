import {
  listVoucherStock,
  REMOVAL_MOST_IDS,
  REMOVAL_REASON_LENGTH,
  type RemovedVouchers,
  removeVouchers,
  type VoucherStock,
} from '@potli/api/contract/adminVouchers';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';

const nothing = { reason: '', endsUntil: '', ids: '' };

/** Takes vouchers of one card and value out of the stock, in two steps: they are counted, and exactly so many are removed. */
export function RemoveVouchers({ stock: { giftCard, value, count } }: { stock: VoucherStock }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [given, setGiven] = useState(nothing);
  const [seen, setSeen] = useState<RemovedVouchers>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(removeVouchers, { body: { giftCard, value, ...bodyOf(given), count: seen?.count } }),
    async onSuccess(done) {
      if (done.outcome === 'shown') return setSeen(done);
      setGiven(nothing);
      setSeen(undefined);
      toast.success(`${vouchers(done.count)} removed from the stock.`);
      await invalidate(cache, listVoucherStock);
    },
    // the stock has changed: it is counted again
    onError: () => setSeen(undefined),
  });
  if (count === 0) return <Text>No voucher of this value is in stock.</Text>;
  const change = (name: keyof typeof nothing) => ({
    value: given[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setSeen(undefined);
      setGiven({ ...given, [name]: target.value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given.reason.trim() !== '') mutate();
  };
  return (
    <form onSubmit={submit} aria-label={`Remove vouchers of ${giftCard}, ${formatRupees(value)}`}>
      <Stack gap="m">
        <Grid columns={2} gap="m">
          <TextField
            label="Why they leave the stock"
            hint="Goes into the audit log."
            required
            maxLength={REMOVAL_REASON_LENGTH}
            {...change('reason')}
          />
          <TextField
            label="Only those that end on this day or before"
            hint="As 2027-11-20. Empty: all of this value."
            maxLength={10}
            {...change('endsUntil')}
          />
        </Grid>
        <TextField
          label="Only those with these ids"
          hint={`As the page Installation names doubled ones, with commas between them, ${REMOVAL_MOST_IDS} at most.`}
          {...change('ids')}
        />
        <Refusal error={error} />
        <div role="status">
          {seen && (
            <Callout icon={TriangleAlert} tone="warn">
              {`${vouchers(seen.count)}, which cost the shop ${formatRupees(seen.cost, 'paise')}. Their numbers are deleted: only who has the file can put them back.`}
            </Callout>
          )}
        </div>
        <Row>
          <Button type="submit" busy={isPending} disabled={given.reason.trim() === ''}>
            {seen ? `Remove ${vouchers(seen.count)}` : 'Count them'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const vouchers = (count: number) => (count === 1 ? '1 voucher' : `${count} vouchers`);

function bodyOf({ reason, endsUntil, ids }: typeof nothing) {
  const named = ids.split(/[\s,]+/).filter(Boolean);
  return {
    reason,
    ...(endsUntil.trim() !== '' && { endsUntil: endsUntil.trim() }),
    ...(named.length > 0 && { ids: named }),
  };
}
