import { listStaffMembers, listStaffTokens, revokeStaffToken, type StaffToken } from '@potli/api/contract/adminStaff';
import { AlertDialog } from '@potli/ui/AlertDialog';
import { Button } from '@potli/ui/Button';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Row, Stack } from '@potli/ui/Layout';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { refusalText } from '../../../components/forms/refusalText.ts';

/** Below a token: what it opens now, and the end of it. */
export function TokenDetail({ token, ended }: { token: StaffToken; ended: boolean }) {
  const { rights, opens, createdAt } = token;
  const closed = rights.filter((right) => !opens.includes(right));
  const facts = [
    { label: 'Made', value: formatDateTime(createdAt, '') },
    ...(ended ? [] : [{ label: 'Opens', value: opens.join(', ') || 'Nothing' }]),
    ...(!ended && closed.length > 0 ? [{ label: 'Its member has not', value: closed.join(', ') }] : []),
  ];
  return (
    <Stack gap="l">
      <FactList facts={facts} />
      {!ended && <RevokeToken token={token} />}
    </Stack>
  );
}

function RevokeToken({ token: { name } }: { token: StaffToken }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(revokeStaffToken, { params: { name } }),
    onMutate: () => setAsks(false),
    onSuccess: () => toast.success(`The token ${name} is revoked.`),
    onError: (error) => toast.error(refusalText(error)),
    // also after a refusal: a colleague may have revoked it
    onSettled: () => Promise.all([listStaffTokens, listStaffMembers].map((endpoint) => invalidate(cache, endpoint))),
  });
  return (
    <Row>
      <Button variant="outline" busy={isPending} onClick={() => setAsks(true)}>
        {`Revoke ${name}`}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Revoke ${name}?`}
        description="Programs that use it are refused at once. Nothing makes it valid again."
        confirmLabel="Revoke"
        cancelLabel="Cancel"
        onConfirm={() => mutate()}
      />
    </Row>
  );
}
