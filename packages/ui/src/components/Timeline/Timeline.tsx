import { type IconNode, Scissors } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Needle } from './Needle.tsx';
import { Seam } from './Seam.tsx';
import * as styles from './Timeline.css.ts';
import { coin } from './threadCoin.css.ts';
import { run } from './threadRun.css.ts';

/** `cut`: the story ends here, and not well. `missed`: it would have come after that. `arrived`: the good end. */
export type TimelineState = 'done' | 'current' | 'upcoming' | 'cut' | 'missed' | 'arrived';

export interface TimelineStep {
  id: string;
  state: TimelineState;
  icon: IconNode;
  title: string;
  /** "18-11-2026 19:30", "by 12-12-2026" */
  when?: ReactNode;
  /** How much of a wait is over, 0 to 1; `when` says it in words. */
  waited?: number | undefined;
  children?: ReactNode;
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** What the look of a step says, for those who do not see it: "Done", "Now" */
  stateLabels: Record<TimelineState, string>;
}

/** A story on a thread: sewn as far as it has come, with the needle where it goes on, or cut where it ended. */
export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.thread}>
      {steps.map((step, index) => (
        <li key={step.id} className={styles.step} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span aria-hidden className={run[step.state]} />
          {step.state === 'current' && index < steps.length - 1 && <Needle />}
          <span className={coin[step.state]}>
            <Icon of={step.state === 'cut' ? Scissors : step.icon} size={22} />
          </span>
          <Words {...step} stateLabel={stateLabels[step.state]} />
        </li>
      ))}
    </ol>
  );
}

function Words({ state, title, when, waited, children, stateLabel }: TimelineStep & { stateLabel: string }) {
  return (
    <div className={styles.words[state]}>
      <Heading level={2} variant="h3">
        <VisuallyHidden>{`${stateLabel}: `}</VisuallyHidden>
        {title}
      </Heading>
      {when && <p className={styles.when}>{when}</p>}
      {waited !== undefined && <Seam share={waited} />}
      {children && <div>{children}</div>}
    </div>
  );
}
