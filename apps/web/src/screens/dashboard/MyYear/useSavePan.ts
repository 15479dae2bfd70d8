import { getMyPan, type PanBody, saveMyPan } from '@potli/api/contract/tax';
import { firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { isUnreachable } from '../../../components/failureText.ts';

const FAILED = 'Your PAN was not saved. Please try again.';
const OFFLINE = 'Your PAN was not saved: you seem to be offline. Please try again.';

/** Saves a PAN. `refusal`: why it was not saved, until it is dismissed or tried again. */
export function useSavePan(onSaved: () => void) {
  const { api } = useApp();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    // offline it fails at once, and says so
    networkMode: 'always',
    mutationFn: (body: PanBody) => api.call(saveMyPan, { body }),
    async onSuccess(saved) {
      const { queryKey } = apiQuery(api, getMyPan, {});
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, saved);
      toast.success('PAN saved. It counts from your next payout on.');
      onSaved();
    },
  });
  const refusal = error ? (isUnreachable(error) ? OFFLINE : firstError(error, FAILED)) : undefined;
  return { save: mutate, isSaving: isPending, refusal, forgetRefusal: reset };
}
