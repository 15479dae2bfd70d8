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
}

/**
 * Saves an addition to the dashboard's content, and shows it. What closes the form is an option of `mutate`: the answer to a
 * form that was closed meanwhile then closes no other.
 */
export function useSaveContent<Input>({ save, texts }: SaveContent<Input>) {
  const { queryKey } = apiQuery(useApp().api, getUserDashboard, {});
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: save,
    async onSuccess(content) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, content);
      toast.success(texts.saved);
    },
    onError: (error) => toast.error(firstError(error, texts.failed)),
  });
}
