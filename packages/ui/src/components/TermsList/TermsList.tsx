import { list, term } from './TermsList.css.ts';

export interface TermsListProps {
  /** One sentence each. */
  items: readonly string[];
}

/** A list of terms. */
export function TermsList({ items }: TermsListProps) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item} className={term}>
          {item}
        </li>
      ))}
    </ul>
  );
}
