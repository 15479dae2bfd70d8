import { Text } from '../Text/Text.tsx';
import * as styles from './LoginScene.css.ts';

export interface LoginSceneProps {
  /** Picture at the top, 380 × 90. */
  garlandUrl: string;
  /** Picture at the bottom, 380 × 420. */
  potliUrl: string;
  /** A few words about what members get. */
  text: string;
}

/** The art beside a login form: garland, a few words, a potli. */
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
