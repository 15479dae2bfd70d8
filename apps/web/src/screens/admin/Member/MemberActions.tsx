import {
  getMemberFile,
  listMemberEvents,
  type MemberFile,
  type SuspendReason,
  suspendMember,
  suspendReasons,
  unsuspendMember,
} from '@potli/api/contract/adminMembers';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { ForfeitApproved } from './ForfeitApproved.tsx';
import { suspendWords } from './memberTexts.ts';

const reasons = suspendReasons.map((value) => ({ value, label: suspendWords[value] }));

/** What can be done about the account of a member, or why nothing can. */
export function MemberActions({ file }: { file: MemberFile }) {
  const { rights } = useStaff();
  const { suspendedAt, closedBecause, wallet } = file;
  return (
    <Stack as="section" gap="m" aria-label="Suspension">
      <Heading level={2}>Suspension</Heading>
      {closedBecause === null ? (
        <Suspension file={file} />
      ) : (
        <Callout icon={Info} tone="info">
          {closedBecause}
        </Callout>
      )}
      {closedBecause === null && suspendedAt && rights.includes('money') && wallet.APPROVED > 0 && (
        <ForfeitApproved file={file} />
      )}
    </Stack>
  );
}

function Suspension({ file: { id, email, suspendedAt } }: { file: MemberFile }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [reason, setReason] = useState<SuspendReason>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: SuspendReason | undefined) =>
      given === undefined
        ? api.call(unsuspendMember, { params: { id } })
        : api.call(suspendMember, { params: { id }, body: { reason: given } }),
    async onSuccess({ suspended }) {
      setReason(undefined);
      await Promise.all([getMemberFile, listMemberEvents].map((endpoint) => invalidate(cache, endpoint)));
      toast.success(suspended ? `${email} is suspended.` : `${email} is not suspended any more.`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (suspendedAt || reason) mutate(suspendedAt ? undefined : reason);
  };
  return (
    <form onSubmit={submit} aria-label={suspendedAt ? 'Take the suspension back' : 'Suspend this member'}>
      <Stack gap="m">
        {suspendedAt ? (
          <Text>The member cannot log in, and no payout begins.</Text>
        ) : (
          <Select
            label="Reason"
            hint="All sessions end, logins are refused, and no payout begins. Nothing is taken from the wallet."
            options={reasons}
            value={reason ?? ''}
            placeholder="Choose a reason"
            required
            onChange={({ target }) => setReason(suspendReasons.find((one) => one === target.value))}
          />
        )}
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isPending} disabled={!suspendedAt && !reason}>
            {suspendedAt ? 'Take the suspension back' : 'Suspend'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
