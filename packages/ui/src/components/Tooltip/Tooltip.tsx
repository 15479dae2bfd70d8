import { type ReactNode, useId } from 'react';
import * as styles from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** One or two sentences, without links or buttons. */
  text: string;
  /** Renders the control. It must be focusable and get these attributes. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}

/** Text about a control, shown on hover, focus and tap, above all other content. */
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
