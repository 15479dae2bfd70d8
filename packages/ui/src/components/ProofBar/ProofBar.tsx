import type { IconNode } from 'lucide';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { StoreLogo } from '../StoreLogo/StoreLogo.tsx';
import * as styles from './ProofBar.css.ts';

export interface ProofBarProps {
  /** What the facts are, for screen readers: "Why shop through Potli". */
  label: string;
  /** One store with its rate. */
  store?: { name: string; href: string; imageUrl: string | null | undefined; reward: string };
  /** What only this shop can say, each with the page that proves it. */
  facts: readonly { icon: IconNode; text: string; href: string }[];
}

/** A store with its rate, and reasons to shop here, each a link to its proof. It fits below the banner on a phone's first screen. */
export function ProofBar({ label, store, facts }: ProofBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {store && (
        <div className={styles.store}>
          <StoreLogo src={store.imageUrl} size={44} priority="low" />
          <div>
            <p className={styles.name}>
              <CardLink href={store.href}>{store.name}</CardLink>
            </p>
            <p className={styles.reward}>{store.reward}</p>
          </div>
        </div>
      )}
      <ul className={styles.facts}>
        {facts.map(({ icon, text, href }) => (
          <li key={text} className={styles.fact}>
            <Icon of={icon} size={20} />
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
