import { type AdminClaim, answerClaim, CLAIM_ANSWER_LENGTH, listClaims } from '@potli/api/contract/adminClaims';
import { INDIA_OFFSET } from '@potli/api/units/india';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DateField } from '@potli/ui/DateField';
import { Row, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { TextArea } from '@potli/ui/TextArea';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { disputeStatus } from '../../../features/claims/disputeStatus.ts';
import { useDraft } from '../../../features/session/useDraft.ts';

const choices = [
  { value: 'NEED_INFO', label: 'Ask the member' },
  { value: 'SENT_TO_STORE', label: 'Ask the store' },
  { value: 'ON_HOLD', label: 'Wait until a day' },
  { value: 'APPROVED', label: 'Approve: the member gets the cashback' },
  { value: 'REJECTED', label: 'Reject' },
] as const;
type Choice = (typeof choices)[number]['value'];

const empty = { status: 'NEED_INFO' as Choice, words: '', day: '', isAnotherOrder: false };

/** What the shop says about an open claim. The member gets the words by mail, too. */
export function AnswerClaim({ claim }: { claim: AdminClaim }) {
  const [fields, setFields] = useState(empty);
  const change = (next: Partial<typeof empty>) => setFields({ ...fields, ...next });
  const { status, words, day, isAnotherOrder } = fields;
  useDraft({
    form: `answer of the shop to claim ${claim.id}`,
    typed: words === '' ? undefined : fields,
    restore: setFields,
  });
  const { send, isSending, error } = useSendAnswer(claim);
  const isOnHold = status === 'ON_HOLD';
  const needsWords = status === 'NEED_INFO' || status === 'REJECTED';
  const isReady = !(needsWords && words.trim() === '') && !(isOnHold && day === '');
  const submit = () => {
    if (!isReady) return;
    send({
      status,
      words,
      heldUntil: isOnHold ? `${day}T00:00:00${INDIA_OFFSET}` : null,
      isAnotherOrder: status === 'APPROVED' && isAnotherOrder,
      answersRead: claim.answers.length,
    });
  };
  return (
    <form onSubmit={handleSubmit(submit)} aria-label={`Answer claim ${claim.ticketNumber}`}>
      <Stack gap="m">
        <Select
          label="Answer"
          options={choices}
          value={status}
          onChange={({ target }) => change({ status: target.value as Choice })}
        />
        <TextArea
          label="What the member reads"
          hint={needsWords ? undefined : 'Optional'}
          value={words}
          required={needsWords}
          maxLength={CLAIM_ANSWER_LENGTH}
          onChange={({ target }) => change({ words: target.value })}
        />
        {isOnHold && (
          <DateField
            label="On hold until"
            pickLabel="Choose the day on which the claim comes back"
            hint="On this day the claim is in the list again."
            required
            value={day}
            onValueChange={(next) => change({ day: next })}
          />
        )}
        {status === 'APPROVED' && claim.clickId && (
          <Checkbox
            label="It is another order than those that the click has"
            checked={isAnotherOrder}
            onChange={({ target }) => change({ isAnotherOrder: target.checked })}
          />
        )}
        <Refusal error={error} />
        <Row>
          <Button type="submit" busy={isSending} disabled={!isReady}>
            Send answer
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function useSendAnswer({ id, ticketNumber }: AdminClaim) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Parameters<typeof api.call<typeof answerClaim>>[1]['body']) =>
      api.call(answerClaim, { params: { id }, body }),
    onSuccess: ({ disputeStatus: status }) =>
      toast.success(`Claim ${ticketNumber}: ${disputeStatus(status).label}. The member gets your answer.`),
    // a refusal can mean that a colleague was faster
    onSettled: () => invalidate(cache, listClaims),
  });
  return { send: mutate, isSending: isPending, error };
}
