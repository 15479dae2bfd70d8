import { Split } from '@potli/ui/Layout';
import { OrderSummary, type OrderSummaryProps } from '@potli/ui/OrderSummary';
import { Panel } from '@potli/ui/Panel';
import { Timeline, type TimelineStep } from '@potli/ui/Timeline';
import type { ReactNode } from 'react';
import { stepStates } from './stepStates.ts';

/** Where some money is, and when it comes. `place` is the name of a tile of the wallet, or of a loss. */
export interface MoneyAnswer extends Pick<OrderSummaryProps, 'tone' | 'answer' | 'place'> {
  art: 'pending' | 'approved' | 'sent' | 'declined';
  remark?: string | undefined;
}

interface MoneyStoryProps {
  answer: MoneyAnswer;
  /** What the money is: "Your cashback" */
  label: string;
  rupees: number;
  /** "The story of this order" */
  stepsLabel: string;
  steps: readonly TimelineStep[];
  aside: ReactNode;
}

/** The answer first, then the steps so far, and beside them what belongs to it. */
export function MoneyStory({ answer, label, rupees, stepsLabel, steps, aside }: MoneyStoryProps) {
  const { art, remark, ...summary } = answer;
  return (
    <>
      <OrderSummary
        {...summary}
        label={label}
        rupees={rupees}
        art={<img src={`/art/wallet/${art}.svg`} alt="" width={104} height={104} />}
      >
        {remark}
      </OrderSummary>
      <Split aside={aside}>
        <Panel>
          <Timeline label={stepsLabel} steps={steps} stateLabels={stepStates} />
        </Panel>
      </Split>
    </>
  );
}
