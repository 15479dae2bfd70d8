import { X } from 'lucide';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './PickedChip.css.ts';
import type { Suggestion } from './SearchBox.tsx';

export interface Picked extends Pick<Suggestion, 'name' | 'image'> {
  /** "Remove Juttigali" */
  removeLabel: string;
  onRemove: () => void;
}

/** What was picked, inside the box. */
export function PickedChip({ name, image, removeLabel, onRemove, onRemoved }: Picked & { onRemoved: () => void }) {
  const remove = () => {
    onRemove();
    onRemoved();
  };
  return (
    <span className={styles.chip}>
      {image && <img src={image.src} alt="" {...sizes[image.shape]} className={styles.picture[image.shape]} />}
      <span className={styles.name}>{name}</span>
      <IconButton icon={X} label={removeLabel} iconSize={18} onClick={remove} />
    </span>
  );
}

const sizes = { mark: { width: 28, height: 28 }, card: { width: 40, height: 25 } } as const;
