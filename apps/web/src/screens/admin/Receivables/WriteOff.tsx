import {
  listReceivables,
  listUnpaidOrders,
  type WriteOffAnswer,
  writeOffReceivable,
} from '@potli/api/contract/adminReceivables';
import { getBooks } from '@potli/api/contract/books';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { DateField } from '@potli/ui/DateField';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { RadioGroup } from '@potli/ui/RadioGroup';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Info, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { pluralize } from '../../../lib/pluralize.ts';

type Members = 'pay' | 'decline';

const choices = [
  {
    value: 'decline',
    label: 'It is declined',
    hint: 'Members read that the network has not paid. They get it if the network pays after all.',
  },
  { value: 'pay', label: 'The shop pays it', hint: 'Members get it now, from the money of the shop.' },
] as const;

const rupees = (amount: number) => formatRupees(amount, 'paise');

/** Books what a network owes up to a day as a loss, in two steps: first what that is, then exactly that. */
export function WriteOff({ network }: { network: string }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [to, setTo] = useState('');
  const [members, setMembers] = useState<Members>('decline');
  const [seen, setSeen] = useState<WriteOffAnswer>();
  const figures = seen && seen.orders > 0 ? figuresOf(seen) : undefined;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.call(writeOffReceivable, { body: { network, to, members, seen: figures } }),
    async onSuccess(answer) {
      if (answer.outcome === 'shown') return setSeen(answer);
      setSeen(undefined);
      setTo('');
      toast.success(
        `${pluralize(answer.orders, 'order')} of ${network} written off: a loss of ${rupees(answer.loss)}.`,
      );
      await Promise.all([listReceivables, listUnpaidOrders, getBooks].map((call) => invalidate(cache, call)));
    },
    // it is another amount by now, so it is shown again before it is booked
    onError: () => setSeen(undefined),
  });
  const change = (set: () => void) => {
    set();
    setSeen(undefined);
    reset();
  };
  return (
    <form onSubmit={handleSubmit(() => to !== '' && mutate())} aria-label={`Write off what ${network} owes`}>
      <Stack gap="m">
        <Heading level={2}>Write off</Heading>
        <Text tone="muted">
          What the network owes becomes a loss in the books. From then on members wait for its money, and nothing is
          advanced for it. What it pays later is booked as recovered.
        </Text>
        <Row>
          <DateField
            label="Orders approved up to this day"
            pickLabel="Choose the last day"
            value={to}
            onValueChange={(day) => change(() => setTo(day))}
          />
        </Row>
        <RadioGroup
          label="Cashback that waits for the money of the network"
          name={`members-${network}`}
          options={choices}
          value={members}
          onChange={(value) => change(() => setMembers(value))}
        />
        <Refusal error={error} />
        <div role="status">{seen && <Shown answer={seen} members={members} />}</div>
        <Row>
          <Button type="submit" variant={figures ? 'primary' : 'outline'} busy={isPending} disabled={to === ''}>
            {figures ? `Write off ${rupees(figures.loss)}` : 'Look what this books'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const figuresOf = ({ orders, loss, waiting, given }: WriteOffAnswer) => ({ orders, loss, waiting, given });

function Shown({ answer: { orders, loss, waiting, given }, members }: { answer: WriteOffAnswer; members: Members }) {
  if (orders === 0)
    return (
      <Callout icon={Info} tone="info">
        No order that was approved up to this day is unpaid.
      </Callout>
    );
  const fate = members === 'pay' ? 'is paid by the shop' : 'is declined';
  const parts = [
    `${pluralize(orders, 'order')}: a loss of ${rupees(loss)}.`,
    waiting === 0 ? 'No cashback waits.' : `Cashback of ${rupees(waiting)} that waits ${fate}.`,
    given === 0 ? '' : `Members keep the ${rupees(given)} that they have.`,
  ];
  return (
    <Callout icon={TriangleAlert} tone="warn">
      {parts.filter(Boolean).join(' ')}
    </Callout>
  );
}
