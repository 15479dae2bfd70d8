import type { ClickQuestion } from '@potli/api/contract/clicks';
import { Panel } from '@potli/ui/Panel';
import { useState } from 'react';
import { BoughtQuestion } from '../../../features/questions/BoughtQuestion.tsx';

/** One question about a visit without an order, the newest; the next one comes with the next visit to the dashboard. */
export function Question({ questions = [] }: { questions: readonly ClickQuestion[] | undefined }) {
  const [asked, setAsked] = useState<string>();
  const newest = questions.find(({ bought }) => bought !== false);
  if (asked === undefined && newest) setAsked(newest.clickId);
  const question = questions.find(({ clickId }) => clickId === asked);
  if (!question) return null;
  return (
    <Panel as="section" padding="snug" aria-label="A visit without an order">
      <BoughtQuestion key={question.clickId} question={question} />
    </Panel>
  );
}
