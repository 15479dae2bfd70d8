import { list, term } from './TermsList.css.ts';

export interface TermsListProps {
  items: readonly string[];
}

/** Terms, each behind a marigold eyelet. */
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
