import { Text } from '../../components/Text/Text.tsx';
import { rate, rates } from './RateTable.css.ts';

export interface RateTableProps {
  /** "Juttis and mojaris" → "9%" */
  rates: readonly { key: string; value: string }[];
}

/** What each kind of purchase earns. */
export function RateTable({ rates: rows }: RateTableProps) {
  return (
    <dl className={rates}>
      {rows.map(({ key, value }) => (
        <div key={key} className={rate}>
          <dt>{key}</dt>
          <Text as="dd" variant="figureS" tone="money">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
