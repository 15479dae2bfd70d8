import { Fragment, type ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import { fact, facts, whole } from './FactList.css.ts';

export interface FactListProps {
  /** "Annual fee" → "₹499" */
  facts: readonly { label: string; value: string }[];
}

/** A few facts side by side: fees, terms, limits. For rewards use RateTable. */
export function FactList({ facts: rows }: FactListProps) {
  return (
    <dl className={facts}>
      {rows.map(({ label, value }) => (
        <div key={label} className={isHash(value) ? `${fact} ${whole}` : fact}>
          <Text as="dt" tone="muted">
            {label}
          </Text>
          <Text as="dd" variant="storeName">
            {withHostBreaks(value)}
          </Text>
        </div>
      ))}
    </dl>
  );
}

const isHash = (value: string) => /^\S{50,}$/.test(value);

const HOST = /^[a-z\d-]+(\.[a-z\d-]+)+$/i;
const AMOUNT = /^[\d.-]+$/;

/** The value; a host may break after its dots, so that no word of it does. */
function withHostBreaks(value: string): ReactNode {
  if (!HOST.test(value) || AMOUNT.test(value)) return value;
  // not split by what stands before: a lookbehind is newer than the browsers of the package
  return value.match(/[^.]+\.?/g)?.map((label) => (
    <Fragment key={label}>
      {label}
      <wbr />
    </Fragment>
  ));
}
