import {
  getMailPreferences,
  type MailKind,
  mailKinds,
  updateMailPreference,
} from '@potli/api/contract/mailPreferences';
import { ErrorState } from '@potli/ui/ErrorState';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Switch } from '@potli/ui/Switch';
import { Text } from '@potli/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';

const LABELS: Record<MailKind, { label: string; hint: string }> = {
  tracked: { label: 'Cashback tracked', hint: 'A shop has reported your order' },
  approved: { label: 'Cashback approved', hint: 'The shop has confirmed it, and the money is yours' },
  declined: { label: 'Cashback declined', hint: 'With the reason of the shop' },
  reversed: { label: 'Cashback taken back', hint: 'A shop takes an approval back, with the reason' },
  referral: { label: "A friend's first cashback", hint: 'And your share of it' },
  payout: { label: 'Money sent to you', hint: 'When it is on its way, and when it was sent, with its UTR' },
  payoutFailed: { label: 'Money that did not arrive', hint: 'A payout failed or came back, and what to do' },
  claim: { label: 'Answers to your claims', hint: 'What we asked the store or you, and what was decided' },
};

/** Which mails about money the member gets. Each switch takes effect at once. */
export function MailChoices() {
  const { api } = useApp();
  const { data, isError, refetch } = useQuery(apiQuery(api, getMailPreferences, {}));
  return (
    <Panel as="section">
      <Stack gap="l">
        <Heading level={2}>Mails about your money and claims</Heading>
        {data && mailKinds.map((kind) => <Choice key={kind} kind={kind} wanted={data[kind]} />)}
        {!data && !isError && <Loading text="Loading..." />}
        {!data && isError && (
          <ErrorState
            title="We could not load your mail choices."
            retryLabel="Try again"
            onRetry={() => void refetch()}
          />
        )}
        <Text tone="muted">
          Mails about the safety of your account always come: a new password, your e-mail, your bank account.
        </Text>
      </Stack>
    </Panel>
  );
}

/** Shows what was chosen before the server has saved it; goes back where that failed. */
function Choice({ kind, wanted }: { kind: MailKind; wanted: boolean }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const { mutate, variables, isPending, isError } = useMutation({
    mutationFn: (chosen: boolean) => api.call(updateMailPreference, { body: { kind, wanted: chosen } }),
    // answers of two switches can come in any order: each says only its own
    onSuccess: (saved) =>
      cache.setQueryData(apiQuery(api, getMailPreferences, {}).queryKey, (before) =>
        before ? { ...before, [kind]: saved[kind] } : saved,
      ),
  });
  return (
    <Switch
      {...LABELS[kind]}
      checked={isPending ? variables : wanted}
      aria-busy={isPending}
      onChange={(event) => !isPending && mutate(event.currentTarget.checked)}
      error={isError && 'This could not be saved. Please try again.'}
    />
  );
}
