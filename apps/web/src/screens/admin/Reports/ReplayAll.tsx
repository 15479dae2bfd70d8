import type { ResponseOf } from '@potli/api';
import { listWaitingReports, replayReports } from '@potli/api/contract/adminReports';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Row, Stack } from '@potli/ui/Layout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';

type Step = ResponseOf<typeof replayReports>;

interface Counts {
  applied: number;
  waiting: number;
  failed: number;
}

const nothing: Counts = { applied: 0, waiting: 0, failed: 0 };

/** Reads all reports again, so many with each call that none takes long. Who leaves the page ends it after the call that runs. */
export function ReplayAll() {
  const { api } = useApp();
  const cache = useQueryClient();
  const [counts, setCounts] = useState(nothing);
  const isHere = useIsHere();
  const { mutate, isPending, isSuccess, error } = useMutation({
    async mutationFn() {
      let sum = nothing;
      let after: Step['next'] = null;
      setCounts(sum);
      do {
        const step: Step = await api.call(replayReports, { body: { after } });
        sum = {
          applied: sum.applied + step.applied,
          waiting: sum.waiting + step.waiting,
          failed: sum.failed + step.failed.length,
        };
        setCounts(sum);
        after = step.next;
      } while (after !== null && isHere.current);
    },
    onSettled: () => invalidate(cache, listWaitingReports),
  });
  const { applied, waiting, failed } = counts;
  const sentence = `${applied} ${applied === 1 ? 'counts' : 'count'} now, ${waiting} still ${waiting === 1 ? 'waits' : 'wait'}, ${failed} cannot be read.`;
  return (
    <Stack gap="m">
      <Row>
        <Button variant="outline" busy={isPending} onClick={() => mutate()}>
          Read all again
        </Button>
      </Row>
      {(isPending || isSuccess) && (
        <Callout icon={Info} tone="info" role="status">
          {isPending ? `It goes on: ${sentence}` : sentence}
        </Callout>
      )}
      <Refusal error={error} />
    </Stack>
  );
}

/** Whether the page is still open. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
