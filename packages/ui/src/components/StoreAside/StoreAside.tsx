import { MousePointerClick } from 'lucide';
import { splitReward } from '../../format/splitReward.ts';
import { Hem } from '../../motifs/Hem/Hem.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { ClickOutButton, type NamedClickOut } from '../ClickOutButton/ClickOutButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './StoreAside.css.ts';

export interface StoreAsideProps {
  /** "Shop through Potli and earn" */
  caption: string;
  /** "Up to 9% Cashback" */
  reward: string;
  /** The button to the shop, "Shop Now"; undefined if there is none. */
  shop?: NamedClickOut;
  /** "Claim Cashback", for shops that report sales by claim. */
  claim?: NamedClickOut;
  /** On one column it shows only if it explains a claim or a missing button. */
  note: string;
}

/** The reward of a store and the button to it, for the aside of a DetailLayout. */
export function StoreAside({ caption, reward, shop, claim, note }: StoreAsideProps) {
  const { figure, word } = splitReward(reward);
  return (
    <div className={styles.aside}>
      <div className={styles.head}>
        <Text tone="onFeatureMuted">{caption}</Text>
        <p className={styles.figure}>{figure}</p>
        <div className={styles.wideOnly}>
          <Text tone="onFeatureMuted">{word}</Text>
          <Hem tone="feature" />
        </div>
      </div>
      <div className={styles.actions}>
        {shop && <ClickOutButton {...shop} size="lg" block />}
        {claim && <ClickOutButton {...claim} variant="outline" block />}
        <div className={claim || !shop ? styles.note : `${styles.note} ${styles.wideOnly}`}>
          <Callout icon={MousePointerClick}>{note}</Callout>
        </div>
      </div>
    </div>
  );
}
