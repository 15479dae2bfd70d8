import {
  ADVANCE_LIMIT_MOST,
  type AdminNetwork,
  changeNetworkPolicy,
  listNetworks,
  type NetworkTerms,
  SETTLEMENT_DAYS_MOST,
} from '@potli/api/contract/adminNetworks';
import { getBooks } from '@potli/api/contract/books';
import { Button } from '@potli/ui/Button';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { RadioGroup } from '@potli/ui/RadioGroup';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';

const ways: readonly { value: NetworkTerms['pays']; label: string }[] = [
  { value: 'approval', label: 'When the network approves an order: the shop pays in advance, up to the limit' },
  { value: 'settlement', label: 'When the network has paid the shop' },
];

/** When members get the money of a network's orders, and how much of it the shop advances. */
export function ChangePolicy({
  network: { network, pays, advanceLimit, settlesAfterDays },
}: {
  network: AdminNetwork;
}) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [way, setWay] = useState(pays);
  const [limit, setLimit] = useState(String(advanceLimit));
  const [days, setDays] = useState(String(settlesAfterDays));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(changeNetworkPolicy, {
        body: {
          network,
          pays: way,
          advanceLimit: Number(limit),
          settlesAfterDays: Number(days),
          seen: { pays, advanceLimit, settlesAfterDays },
        },
      }),
    onSuccess: () => toast.success(`The policy of ${network} is changed.`),
    // a refusal can mean that a colleague has changed it
    onSettled: () => Promise.all([listNetworks, getBooks].map((endpoint) => invalidate(cache, endpoint))),
  });
  const isReady = isWhole(limit, 0, ADVANCE_LIMIT_MOST) && isWhole(days, 1, SETTLEMENT_DAYS_MOST);
  return (
    <form onSubmit={handleSubmit(() => isReady && mutate())} aria-label={`Change the policy of ${network}`}>
      <Stack gap="m">
        <RadioGroup
          label="Members are paid"
          name={`pays-${network}`}
          options={ways}
          value={way}
          onChange={(next) => setWay(next === 'approval' ? 'approval' : 'settlement')}
        />
        <Grid columns={2} gap="m">
          <NumberField
            label="Most in advance (₹)"
            hint="Members keep what they have. A lower limit stops further advances until the network has paid."
            grouped
            value={limit}
            required
            onValueChange={setLimit}
          />
          <NumberField
            label="Usually pays within (days)"
            hint="Members read it as the time for which they wait."
            value={days}
            required
            onValueChange={setDays}
          />
        </Grid>
        <Refusal error={error} />
        <Row>
          <Button type="submit" busy={isPending} disabled={!isReady}>
            Change the policy
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
