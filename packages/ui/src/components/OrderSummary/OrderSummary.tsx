import type { ReactNode } from 'react';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps {
  /** Decorative square picture of the state. */
  art: ReactNode;
  /** "Your cashback" */
  label: string;
  /** Amount of the cashback in rupees; fractions are paise. */
  rupees: number;
  /** "in Cashback in Pending" */
  place: string;
  /** Earned money is green. */
  tone: 'waiting' | 'earned' | 'lost';
  /** The main message: "Expected in your bank by 27-12-2026." */
  answer: string;
  /** A note below the message. */
  children?: ReactNode;
}

/** The cashback of an order: amount, state, and when it is paid. */
export function OrderSummary({ art, label, rupees, place, tone, answer, children }: OrderSummaryProps) {
  return (
    <div className={styles.summary[tone]}>
      <div className={styles.art}>{art}</div>
      <div>
        <Text tone="muted">{label}</Text>
        <div className={styles.figure}>
          <MoneyText rupees={rupees} precision="paise" variant="figureXl" tone={styles.figureTone[tone]} />
        </div>
        <Text variant="label" tone="muted">
          {place}
        </Text>
      </div>
      <div className={styles.answer}>
        <Text variant="offer" wholeDates>
          {answer}
        </Text>
        {children && (
          <Text tone="muted" wholeDates>
            {children}
          </Text>
        )}
      </div>
    </div>
  );
}
