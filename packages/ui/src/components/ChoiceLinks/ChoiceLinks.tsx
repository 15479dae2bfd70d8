import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './ChoiceLinks.css.ts';

export interface ChoiceLink {
  href: string;
  label: string;
  current: boolean;
}

export interface ChoiceLinksProps {
  /** What is chosen, for screen readers: "Category" */
  label: string;
  /** The links in their order; exactly one is `current`. */
  choices: readonly ChoiceLink[];
}

/** A choice in the address, as a row of links: filters and orders of a list. On phones the row scrolls. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  const Anchor = useAnchor();
  return (
    <nav aria-label={label} className={styles.links}>
      {choices.map(({ href, label: text, current }) => (
        <Anchor key={href} href={href} aria-current={current ? 'true' : undefined} className={styles.choice}>
          {text}
        </Anchor>
      ))}
    </nav>
  );
}
