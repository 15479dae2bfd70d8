import type { ReactNode } from 'react';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps {
  /** Decorative square picture of where the money is. */
  art: ReactNode;
  /** "Your cashback" */
  label: string;
  rupees: number;
  /** "in Cashback in Pending" */
  place: string;
  /** Green once it is earned, as all money here. */
  tone: 'waiting' | 'earned' | 'lost';
  /** What the member wants to know first: "Expected in your bank by 27-12-2026." */
  answer: string;
  /** A remark below the answer. */
  children?: ReactNode;
}

/** What an order earned, where that is now, and when it will be at its place. */
export function OrderSummary({ art, label, rupees, place, tone, answer, children }: OrderSummaryProps) {
  return (
    <div className={styles.purse[tone]}>
      <div className={styles.art}>{art}</div>
      <div>
        <Text tone="muted">{label}</Text>
        <MoneyText rupees={rupees} precision="paise" variant="figureXl" tone={styles.figureTone[tone]} />
        <Text variant="label" tone="muted">
          {place}
        </Text>
      </div>
      <div className={styles.answer}>
        <Text variant="offer">{answer}</Text>
        {children && <Text tone="muted">{children}</Text>}
      </div>
    </div>
  );
}
