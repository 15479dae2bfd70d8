import { Text } from '../Text/Text.tsx';
import * as styles from './RateTable.css.ts';

export interface RateTableProps {
  /** "Juttis and mojaris" → "9%". A value without a digit is not green: "No cashback". */
  rates: readonly { key: string; value: string }[];
  /** Number of columns on wide screens. */
  columns?: keyof typeof styles.rates;
}

/** The reward of each kind of purchase. */
export function RateTable({ rates, columns = 2 }: RateTableProps) {
  return (
    <dl className={styles.rates[columns]}>
      {rates.map(({ key, value }) => (
        <div key={key} className={styles.rate[columns]}>
          <dt>{key}</dt>
          <Value of={value} />
        </div>
      ))}
    </dl>
  );
}

function Value({ of }: { of: string }) {
  if (!/\d/.test(of)) return <dd className={styles.words}>{of}</dd>;
  return (
    <Text as="dd" variant="figureS" tone="money">
      {of}
    </Text>
  );
}
