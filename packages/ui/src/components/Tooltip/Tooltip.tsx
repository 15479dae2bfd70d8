import { type ReactNode, useId } from 'react';
import * as styles from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** A sentence or two, without anything to press. */
  text: string;
  /** Draws the control it belongs to, which must take the focus and these attributes. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}

/** Words about a control, shown above everything while it is pointed at, focused or tapped. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { frame, tip } = useTooltip();
  return (
    <span {...frame} className={styles.frame}>
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        <span className={styles.bubble}>{text}</span>
      </span>
    </span>
  );
}
