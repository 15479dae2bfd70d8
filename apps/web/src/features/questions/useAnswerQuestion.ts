import { answerClickQuestion, type ClickQuestion } from '@potli/api/contract/clicks';
import { ApiError, firstError } from '@potli/api/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../app/App.tsx';
import { isUnreachable } from '../../components/failureText.ts';
import { claimOfClick } from '../../lib/claimOfClick.ts';
import { questionsQuery } from './questionsQuery.ts';

const THANKS = 'Thank you. We do not ask about this visit again.';
const FAILED = 'Your answer was not saved. Please try again.';
const OFFLINE = 'Your answer was not saved: you seem to be offline. Please try again.';

/**
 * Answers a question about a click; a yes leads to the claim.
 * @returns `notice`: why there is no question any more; `failure`: why the answer was not saved
 */
export function useAnswerQuestion({ clickId }: Pick<ClickQuestion, 'clickId'>) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, variables, error, data } = useMutation({
    // offline it fails at once, and says so
    networkMode: 'always',
    mutationFn: (bought: boolean) => api.call(answerClickQuestion, { params: { id: clickId }, body: { bought } }),
    async onSuccess(answered) {
      const { queryKey } = questionsQuery(api);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (questions) =>
        questions?.map((question) => (question.clickId === clickId ? answered : question)),
      );
      if (answered.bought) await navigate({ href: claimOfClick(clickId) });
    },
  });
  // its order has arrived, or is claimed: there is nothing to ask any more
  const isOver = error instanceof ApiError && error.status === 409;
  return {
    answer: mutate,
    sending: isPending ? variables : undefined,
    notice: isOver ? firstError(error, THANKS) : data?.bought === false ? THANKS : undefined,
    failure: error && !isOver ? (isUnreachable(error) ? OFFLINE : firstError(error, FAILED)) : undefined,
  };
}
