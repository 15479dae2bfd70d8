import { listWaitingReports } from '@potli/api/contract/adminReports';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';

type Api = ReturnType<typeof useApp>['api'];

/** A call about a report. The list is read again after it, also when it was refused: the report may have changed meanwhile. */
export function useReportCall<Given, Answer>(
  call: (api: Api, given: Given) => Promise<Answer>,
  done: (answer: Answer) => string,
) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Given) => call(api, given),
    onSuccess: (answer) => toast.success(done(answer)),
    onSettled: () => invalidate(cache, listWaitingReports),
  });
  return { send: mutate, isSending: isPending, error };
}
