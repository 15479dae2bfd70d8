import {
  type FaqEntry,
  getUserDashboard,
  saveUserDashboard,
  type UserDashboard,
} from '@potli/api/contract/dashboardContent';
import { ApiError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery, invalidate } from '../../../app/apiQuery.ts';

/**
 * Deletes questions. Each disappears at once; then they are saved one after the other, because each save needs the
 * version of the save before it (docs/product/content.md#faqs). `remaining` is the content without the questions that are
 * being deleted. A question that could not be deleted appears again.
 */
export function useDeleteFaq() {
  const { api } = useApp();
  const query = apiQuery(api, getUserDashboard, {});
  const { queryKey } = query;
  const client = useQueryClient();
  const toast = useToast();
  const [leaving, setLeaving] = useState<readonly PlacedFaq[]>([]);
  const { mutate } = useMutation({
    onMutate: (faq) => setLeaving((before) => [...before, faq]),
    scope: { id: 'dashboardContent' },
    mutationFn: async (faq: PlacedFaq) => {
      const content = await client.ensureQueryData(query);
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
      await invalidate(client, getUserDashboard);
    },
    onSettled: (_content, _error, faq) => setLeaving((before) => before.filter((one) => one !== faq)),
  });
  return { deleteFaq: mutate, remaining: (content: UserDashboard) => leaving.reduce(withoutFaq, content) };
}

/** A question in its group. */
export interface PlacedFaq extends FaqEntry {
  contentType: string;
}

/** The content without a question. Of two equal questions the first one is removed. */
export function withoutFaq(content: UserDashboard, { contentType, question, answer }: PlacedFaq): UserDashboard {
  const userDashboardFAQ = content.userDashboardFAQ.map((group) => {
    if (group.contentType !== contentType) return group;
    const place = group.faqList.findIndex((faq) => faq.question === question && faq.answer === answer);
    return place < 0 ? group : { ...group, faqList: group.faqList.toSpliced(place, 1) };
  });
  return { ...content, userDashboardFAQ };
}
