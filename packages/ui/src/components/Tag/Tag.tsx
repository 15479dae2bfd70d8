import { type IconNode, X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Tag.css.ts';

const sizes = { mark: { width: 28, height: 28 }, card: { width: 40, height: 25 } } as const;

interface TagLook {
  /** One or two words: a filter that applies, a chosen store. */
  children: string;
  /** The sign before the text. */
  icon?: IconNode;
  /** In place of an icon. Square, or a card. */
  image?: { src: string; shape: 'mark' | 'card' };
  /** `highlight` and `info` tell kinds of tags apart. */
  tone?: keyof typeof styles.tags;
}

interface Removable extends TagLook {
  /** Called by the remove button. Without it the tag has none. */
  onRemove: () => void;
  /** Name of the remove button: "Remove Electronics" */
  removeLabel: string;
  /** Cannot be removed now. */
  disabled?: boolean;
}

interface Fixed extends TagLook {
  /** Called by the remove button. Without it the tag has none. */
  onRemove?: undefined;
}

export type TagProps = Removable | Fixed;

/** Something chosen, which can be taken away. For a state or a kind, use `Badge`; for links, `ChoiceLinks`. */
export function Tag(props: TagProps) {
  const { children, icon, image, tone = 'neutral' } = props;
  return (
    <span className={props.onRemove ? styles.tags[tone] : `${styles.tags[tone]} ${styles.alone}`}>
      {icon && <Icon of={icon} size={18} />}
      {image && <img src={image.src} alt="" {...sizes[image.shape]} className={styles.images[image.shape]} />}
      <span className={styles.text}>{children}</span>
      {props.onRemove && (
        <button
          type="button"
          aria-label={props.removeLabel}
          disabled={props.disabled}
          onClick={props.onRemove}
          className={styles.remove}
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </span>
  );
}
