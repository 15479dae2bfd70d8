import { step, steps } from './StepList.css.ts';

export interface StepListProps {
  /** The steps, one sentence each. */
  items: readonly string[];
}

/** Numbered steps. */
export function StepList({ items }: StepListProps) {
  return (
    <ol className={steps}>
      {items.map((item) => (
        <li key={item} className={step}>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  );
}
