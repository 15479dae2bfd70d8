import { FileText, Image, Trash2 } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileRow.css.ts';
import { formatFileSize } from './formatFileSize.ts';

export interface FileRowProps {
  file: File;
  /** What images are called: "Image". Other files go by their ending. */
  imageLabel: string;
  removeLabel: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** One chosen file: its name, what it is and how large, and a bin. */
export function FileRow({ file, imageLabel, removeLabel, disabled, onRemove }: FileRowProps) {
  const isImage = file.type.startsWith('image/');
  const kind = isImage ? imageLabel : file.name.split('.').at(-1)?.toUpperCase();
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon of={isImage ? Image : FileText} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.facts}>
          {kind}, {formatFileSize(file.size)}
        </span>
      </span>
      <IconButton icon={Trash2} label={removeLabel} disabled={disabled} onClick={onRemove} />
    </li>
  );
}
