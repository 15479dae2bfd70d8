import { type AdminPayout, listPayouts } from '@potli/api/contract/adminPayouts';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';

type Api = ReturnType<typeof useApp>['api'];

/** A call about a payout. The list is read again after it, also when it was refused: the bank may have answered meanwhile. */
export function usePayoutCall<Given>(call: (api: Api, given: Given) => Promise<AdminPayout>, done: string) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Given) => call(api, given),
    onSuccess: () => toast.success(done),
    onSettled: () => invalidate(cache, listPayouts),
  });
  return { send: mutate, isSending: isPending, error };
}
