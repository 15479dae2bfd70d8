import { saveUserDashboard, type UserDashboard } from '@potli/api/contract/dashboardContent';
import { ApiError } from '@potli/api/errors';
import { useToast } from '@potli/ui/components/Toast/ToastProvider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { dashboardQuery } from '../../../features/content/dashboardQuery.ts';
import { type PlacedFaq, withoutFaq } from './withoutFaq.ts';

/**
 * Deletes questions: each leaves the list at once and is saved then, one after the other, for every save needs the
 * version of the one before (docs/product/content.md#faqs). `remaining` is the content without those that are on their
 * way out; one that could not be saved is back in it.
 */
export function useDeleteFaq() {
  const { api } = useApp();
  const { queryKey } = dashboardQuery(api);
  const client = useQueryClient();
  const toast = useToast();
  const [leaving, setLeaving] = useState<readonly PlacedFaq[]>([]);
  const { mutate } = useMutation({
    onMutate: (faq) => setLeaving((before) => [...before, faq]),
    scope: { id: 'dashboardContent' },
    mutationFn: async (faq: PlacedFaq) => {
      const content = await client.ensureQueryData(dashboardQuery(api));
      return api.call(saveUserDashboard, { body: withoutFaq(content, faq) });
    },
    async onSuccess(content) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, content);
      toast.success('FAQ deleted successfully');
    },
    async onError(error) {
      if (!(error instanceof ApiError && error.status === 409)) {
        toast.error('An error occurred while deleting the FAQ');
        return;
      }
      toast.error('Somebody else changed the FAQs in the meantime. They are up to date now, please try again.');
      await client.invalidateQueries({ queryKey });
    },
    onSettled: (_content, _error, faq) => setLeaving((before) => before.filter((one) => one !== faq)),
  });
  return { deleteFaq: mutate, remaining: (content: UserDashboard) => leaving.reduce(withoutFaq, content) };
}
