import { getUserDashboard, type UserDashboard } from '@potli/api/contract/dashboardContent';
import { firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';

interface SaveContent<Input> {
  /** Resolves with the new content. */
  save: (input: Input) => Promise<UserDashboard>;
  /** Texts of the toast. `failed` is shown for a failure without a message of its own. */
  texts: { saved: string; failed: string };
  onSaved: () => void;
}

/** Saves an addition to the dashboard's content, and shows it. */
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
