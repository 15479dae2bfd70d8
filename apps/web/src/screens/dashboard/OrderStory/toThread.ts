import type { OrderStory, StoryStep } from '@potli/api/contract/transactions';
import type { TimelineState } from '@potli/ui/Timeline';
import { type StepWords, stepWords } from './stepWords.ts';

/** A step of an order as it is told. */
export interface ToldStep extends StepWords, Pick<StoryStep, 'kind' | 'at' | 'expectedBy'> {
  state: TimelineState;
  /** When the step before it happened. */
  before: string | null;
}

const missed: Record<StoryStep['kind'], string> = {
  CLICKED: 'No click',
  REPORTED: 'No report',
  RETURN_PERIOD: 'No return period',
  DECISION: 'No decision',
  SENT_TO_BANK: 'Nothing is sent',
};

/** The steps of an order: what comes after the one at which it ended is missed, and has no more to tell. */
export function toThread(story: OrderStory): ToldStep[] {
  const end = story.steps.findIndex(({ state }) => state === 'stopped');
  return story.steps.map(({ kind, state, at, expectedBy }, index) => {
    const before = story.steps[index - 1]?.at ?? null;
    const step = { kind, at, expectedBy, before };
    if (state === 'stopped' && index > end) return { ...step, state: 'missed', title: missed[kind] };
    return { ...step, state: toState(kind, state), ...stepWords[kind](story, state, at !== null) };
  });
}

function toState(kind: StoryStep['kind'], state: StoryStep['state']): TimelineState {
  if (state === 'stopped') return 'cut';
  return kind === 'SENT_TO_BANK' && state === 'done' ? 'arrived' : state;
}
