import { step, steps } from './StepList.css.ts';

export interface StepListProps {
  items: readonly string[];
}

/** What to do one after the other, numbered on marigold discs. */
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
