import { Text } from '../Text/Text.tsx';
import { fact, facts } from './FactList.css.ts';

export interface FactListProps {
  /** "Annual fee" → "₹499" */
  facts: readonly { label: string; value: string }[];
}

/** A few facts side by side: fees, terms, limits. For rewards use RateTable. */
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
