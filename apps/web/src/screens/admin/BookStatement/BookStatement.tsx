import { listSettlements, type SettlementFileAnswer, settleFile } from '@potli/api/contract/adminSettlements';
import { getBooks } from '@potli/api/contract/books';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { StatementForm } from './StatementForm.tsx';
import { StatementPreview } from './StatementPreview.tsx';
import { type StatementFields, toRequest } from './statementFields.ts';

const noFields: StatementFields = { network: '', day: '', invoice: '', tds: '', received: '', isRepeated: false };

/** The file of a network that has paid: first what it would book, then exactly that (docs/product/admin.md#settlements). */
export function BookStatement() {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [fields, setFields] = useState(noFields);
  const [shown, setShown] = useState<SettlementFileAnswer>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (seen: string | undefined) =>
      api.call(settleFile, { body: { ...(await toRequest(fields)), ...(seen !== undefined && { seen }) } }),
    async onSuccess(answer) {
      if (answer.outcome === 'shown') {
        setShown(answer);
        return;
      }
      await Promise.all([listSettlements, getBooks].map((call) => invalidate(cache, call)));
      toast.success(`${pluralize(answer.settled, 'line')} of ${answer.statement} are booked.`);
      void navigate({ to: adminPaths.settlements });
    },
    onError: () => setShown(undefined),
  });
  const change = (part: Partial<StatementFields>) => {
    setFields({ ...fields, ...part });
    // what was looked at is not what would be booked now
    setShown(undefined);
    reset();
  };
  return (
    <Stack gap="x2">
      <Row justify="between" gap="m" wrap>
        <Heading level={1}>Book a statement</Heading>
        <Link href={adminPaths.settlements}>Settlements</Link>
      </Row>
      <Text tone="muted">
        A network has paid: hand in its file with order numbers and amounts. You see first what it would book.
      </Text>
      <StatementForm fields={fields} busy={isPending} onChange={change} onSubmit={() => mutate(undefined)} />
      <Refusal error={error} />
      {shown && <StatementPreview answer={shown} busy={isPending} onBook={() => mutate(shown.seen)} />}
    </Stack>
  );
}
