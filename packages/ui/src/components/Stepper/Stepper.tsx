import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import { numberDisc } from '../../styles/numberDisc.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface Step {
  id: string;
  label: string;
  /** A second line. */
  hint?: ReactNode;
  /** Something in it must be corrected. */
  failed?: boolean;
}

export interface StepperProps {
  /** What the steps lead to, for screen readers: "Your claim" */
  label: string;
  /** The steps in their order. */
  steps: readonly Step[];
  /** Index of the step that is open; the number of steps when all are done. */
  current: number;
  /** `horizontal` for up to five short labels; on small screens it is vertical. */
  orientation?: 'horizontal' | 'vertical';
  /** Names of the states for screen readers: "Done", "Now" */
  stateLabels: Record<StepState, string>;
  /** Makes buttons of the steps that were reached before: one may go back, not ahead. */
  onReturn?: (id: string) => void;
}

function stateOf({ failed }: Step, index: number, current: number): StepState {
  if (failed) return 'failed';
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}

const discs = { done: 'done', current: 'open', upcoming: 'later', failed: 'failed' } as const;
const icons = { done: Check, failed: X, current: undefined, upcoming: undefined };

/** The steps of a process, and where one is. For a history of what happened, use `Timeline`. */
export function Stepper({ label, steps, current, orientation = 'horizontal', stateLabels, onReturn }: StepperProps) {
  return (
    <ol aria-label={label} className={styles.lists[orientation]}>
      {steps.map((step, index) => {
        const state = stateOf(step, index, current);
        const icon = icons[state];
        const content = (
          <>
            <span aria-hidden className={`${styles.number} ${numberDisc[discs[state]]}`}>
              {icon ? <Icon of={icon} /> : index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.names[state]}>
                <VisuallyHidden>{`${stateLabels[state]}: `}</VisuallyHidden>
                {step.label}
              </span>
              {step.hint && <span className={styles.hint}>{step.hint}</span>}
            </span>
          </>
        );
        return (
          <li key={step.id} className={styles.steps[orientation]} aria-current={index === current ? 'step' : undefined}>
            <span aria-hidden className={styles.lines[orientation][index < current ? 'sewn' : 'open']} />
            {onReturn && index < current ? (
              <button
                type="button"
                className={`${styles.contents[orientation]} ${styles.back}`}
                onClick={() => onReturn(step.id)}
              >
                {content}
              </button>
            ) : (
              <span className={styles.contents[orientation]}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
