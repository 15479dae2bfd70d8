import { getUserDashboard, type UserDashboard } from '@potli/api/contract/dashboardContent';
import { firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';

interface SaveContent<Input> {
  /** Answers the content with what was added. */
  save: (input: Input) => Promise<UserDashboard>;
  /** What the toast says; a failure's own words come before `failed`. */
  texts: { saved: string; failed: string };
  onSaved: () => void;
}

/** Adds to what every member's dashboard shows, and shows it. */
export function useSaveContent<Input>({ save, texts, onSaved }: SaveContent<Input>) {
  const { queryKey } = apiQuery(useApp().api, getUserDashboard, {});
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: save,
    async onSuccess(content) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, content);
      toast.success(texts.saved);
      onSaved();
    },
    onError: (error) => toast.error(firstError(error, texts.failed)),
  });
}
