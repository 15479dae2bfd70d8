import { type IconNode, Scissors } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

/** `failed`: ended here without success. `skipped`: a step after `failed`. `succeeded`: the last step, with success. */
export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed' | 'skipped' | 'succeeded';

export interface TimelineStep {
  id: string;
  state: TimelineState;
  icon: IconNode;
  title: string;
  /** "18-11-2026 19:30", "by 12-12-2026" */
  when?: ReactNode;
  /** Share of a wait that is over, 0 to 1; `when` has the same as text. */
  waited?: number | undefined;
  children?: ReactNode;
}

export interface TimelineProps {
  /** Name of the list for screen readers: "Your order" */
  label: string;
  /** The steps, the oldest first. */
  steps: readonly TimelineStep[];
  /** Names of the states for screen readers: "Done", "Now" */
  stateLabels: Record<TimelineState, string>;
  /** Of the steps' titles; one below the heading of the timeline. */
  headingLevel?: 2 | 3 | 4;
}

/** Steps one below the other, joined by a line: stitches up to the current step, holes after it. */
export function Timeline({ label, steps, stateLabels, headingLevel = 2 }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((step, index) => (
        <li key={step.id} className={styles.step} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span aria-hidden className={styles.connector[step.state]} />
          {step.state === 'current' && index < steps.length - 1 && <Needle />}
          <span className={styles.marker[step.state]}>
            <Icon of={step.state === 'failed' ? Scissors : step.icon} size={22} />
          </span>
          <Words {...step} stateLabel={stateLabels[step.state]} level={headingLevel} />
        </li>
      ))}
    </ol>
  );
}

interface WordsProps extends TimelineStep {
  stateLabel: string;
  level: 2 | 3 | 4;
}

function Words({ state, title, when, waited, children, stateLabel, level }: WordsProps) {
  return (
    <div className={styles.words[state]}>
      <Heading level={level} variant="h3">
        <VisuallyHidden>{`${stateLabel}: `}</VisuallyHidden>
        {title}
      </Heading>
      {when && <p className={styles.when}>{when}</p>}
      {waited !== undefined && <WaitBar share={waited} />}
      {children && <div>{children}</div>}
    </div>
  );
}

/** Shows how much of a wait is over. */
function WaitBar({ share }: { share: number }) {
  return (
    <span aria-hidden className={styles.waitBar}>
      <span className={styles.waitedPart} style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

/** Marks where the line continues: a needle with its thread. */
function Needle() {
  return (
    <svg className={styles.needle} viewBox="0 0 20 60" width={20} height={60} aria-hidden="true" focusable="false">
      <path className={styles.needleThread} d="M10 0C10 6 14 6 13 11C12.5 13 10 13 10 14" />
      <path
        className={styles.needleEye}
        fillRule="evenodd"
        d="M10 7C13 7 13.4 14 12.6 24L10 58L7.4 24C6.6 14 7 7 10 7ZM10 10.5C8.9 10.5 8.7 14 9 18H11C11.3 14 11.1 10.5 10 10.5Z"
      />
    </svg>
  );
}
