import type { ReactNode } from 'react';
import { ticketEdges } from '../../styles/ticketEdges.css.ts';
import { Text } from '../Text/Text.tsx';
import * as styles from './CodeTicket.css.ts';

export interface CodeTicketProps {
  /** "Coupon code" */
  label: string;
  code: string | null | undefined;
  /** Replaces a missing code: "N/A" */
  noCodeText: string;
  /** The button that copies the code; hidden without a code. */
  copy?: ReactNode;
}

/** A coupon code to copy. */
export function CodeTicket({ label, code, noCodeText, copy }: CodeTicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={ticketEdges}>
        <div className={styles.body}>
          <div className={styles.words}>
            <Text variant="bodyS" tone="muted">
              {label}
            </Text>
            <p className={styles.code}>{code || noCodeText}</p>
          </div>
          {code && copy}
        </div>
      </div>
    </div>
  );
}
