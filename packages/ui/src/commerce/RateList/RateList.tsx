import { figure, rate, words } from './RateList.css.ts';

export interface RateListProps {
  /** "Extended warranty" → "2%". A value without a figure earns nothing and is not green: "No cashback". */
  rates: readonly { key: string; value: string }[];
}

/** What each kind of purchase earns, a line each. */
export function RateList({ rates }: RateListProps) {
  return (
    <dl>
      {rates.map(({ key, value }) => (
        <div key={key} className={rate}>
          <dt>{key}</dt>
          <dd className={/\d/.test(value) ? figure : words}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
