import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { scallops } from '../scallops.css.ts';
import * as styles from './CodeTicket.css.ts';

export interface CodeTicketProps {
  /** "Coupon code" */
  label: string;
  /** Without a code the ticket says N/A. */
  code: string | null | undefined;
  /** The button that copies the code; left out where there is none. */
  copy?: ReactNode;
}

/** A coupon code to take along. */
export function CodeTicket({ label, code, copy }: CodeTicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={scallops}>
        <div className={styles.body}>
          <div className={styles.words}>
            <Text variant="bodyS" tone="ink2">
              {label}
            </Text>
            <p className={styles.code}>{code || 'N/A'}</p>
          </div>
          {code && copy}
        </div>
      </div>
    </div>
  );
}
