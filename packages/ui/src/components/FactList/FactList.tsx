import { Text } from '../Text/Text.tsx';
import { fact, facts } from './FactList.css.ts';

export interface FactListProps {
  /** "Annual fee" → "₹499" */
  facts: readonly { label: string; value: string }[];
}

/** A few plain facts beside each other: fees, terms, limits. What is earned stands in a RateTable. */
export function FactList({ facts: rows }: FactListProps) {
  return (
    <dl className={facts}>
      {rows.map(({ label, value }) => (
        <div key={label} className={fact}>
          <Text as="dt" tone="muted">
            {label}
          </Text>
          <Text as="dd" variant="storeName">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
