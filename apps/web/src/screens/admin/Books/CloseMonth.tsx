import { closeBooks, getBookBalances } from '@potli/api/contract/adminBooks';
import { getBooks } from '@potli/api/contract/books';
import { AlertDialog } from '@potli/ui/AlertDialog';
import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { isMonth, MonthField } from './MonthField.tsx';

/** Closes the books of a month and of all before it. */
export function CloseMonth({ closedTo }: { closedTo: string | null }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [month, setMonth] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(closeBooks, { body: { month } }),
    async onSuccess(answer) {
      await Promise.all([getBooks, getBookBalances].map((call) => invalidate(cache, call)));
      setMonth('');
      toast.success(`The books are closed to ${answer.closedTo}.`);
    },
    onSettled: () => setAsking(false),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMonth(month)) setAsking(true);
  };
  return (
    <Stack gap="l">
      <Heading level={2}>Close a month</Heading>
      <Text tone="muted">{closedTo === null ? 'No month is closed.' : `The books are closed to ${closedTo}.`}</Text>
      <form onSubmit={submit} aria-label="Close a month">
        <Stack gap="m">
          <Row gap="m" align="end" wrap>
            <MonthField value={month} onValueChange={setMonth} />
            <Button type="submit" variant="outline" busy={isPending} disabled={!isMonth(month)}>
              Close the month
            </Button>
          </Row>
          <Refusal error={error} />
        </Stack>
      </form>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Close the books to ${month}?`}
        description="A payment whose day in the bank lies in a closed month counts in the next one from now on, so that what you gave the accountant stays true. A month that is closed stays closed."
        confirmLabel="Close the month"
        cancelLabel="Cancel"
        onConfirm={mutate}
        busy={isPending}
      />
    </Stack>
  );
}
