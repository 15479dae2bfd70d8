import { Text } from '../Text/Text.tsx';
import * as styles from './LoginScene.css.ts';

export interface LoginSceneProps {
  /** Hangs from the upper edge, 380 × 90. */
  garlandUrl: string;
  /** Stands on the lower edge, 380 × 420. */
  potliUrl: string;
  text: string;
}

/** The art side of a dialog: garland, a few words, a potli that fills. */
export function LoginScene({ garlandUrl, potliUrl, text }: LoginSceneProps) {
  return (
    <div className={styles.scene}>
      <img src={garlandUrl} alt="" width={380} height={90} />
      <div className={styles.words}>
        <Text variant="h2">{text}</Text>
      </div>
      <img src={potliUrl} alt="" width={380} height={420} className={styles.potli} />
    </div>
  );
}
