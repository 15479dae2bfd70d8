import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import * as styles from './OrderPurse.css.ts';

export interface OrderPurseProps {
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
export function OrderPurse({ art, label, rupees, place, tone, answer, children }: OrderPurseProps) {
  return (
    <div className={styles.purse[tone]}>
      <div className={styles.art}>{art}</div>
      <div>
        <Text tone="ink2">{label}</Text>
        <MoneyText rupees={rupees} precision="paise" variant="figureXl" tone={styles.figureTone[tone]} />
        <Text variant="label" tone="ink2">
          {place}
        </Text>
      </div>
      <div className={styles.answer}>
        <Text variant="offer">{answer}</Text>
        {children && <Text tone="ink2">{children}</Text>}
      </div>
    </div>
  );
}
