import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PriceSum.css.ts';

export interface PriceSumLine {
  /** "2 × ₹1,000", "You save" */
  label: string;
  /** Amount in rupees; fractions are paise. */
  rupees: number;
  /** Green, for what is saved. */
  saved?: boolean;
}

export interface PriceSumProps {
  /** What the price is made of, in its order. */
  lines: readonly PriceSumLine[];
  /** The last line: "You pay" */
  total: PriceSumLine;
}

/** What a purchase costs, line by line, and the sum. */
export function PriceSum({ lines, total }: PriceSumProps) {
  return (
    <dl className={styles.sum}>
      {lines.map(({ label, rupees, saved }) => (
        <div key={label} className={styles.line}>
          <Text as="dt" tone="muted">
            {label}
          </Text>
          <dd className={styles.amount}>
            <MoneyText rupees={rupees} precision="paise" variant="reward" tone={saved ? 'money' : 'neutral'} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <Text as="dt" variant="storeName">
          {total.label}
        </Text>
        <dd className={styles.amount}>
          <MoneyText rupees={total.rupees} precision="paise" variant="h2" tone="neutral" />
        </dd>
      </div>
    </dl>
  );
}
