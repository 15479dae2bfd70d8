import { type CopyButtonProps, CopyIconButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './ShortId.css.ts';

/** The end of an id tells more than its start, which is the time for ids that sort by it. */
const END = 12;

export interface ShortIdProps {
  /** The whole id. Up to 14 characters are shown whole. */
  id: string;
  /** Name of the copy button: "Copy click id of Kurtanama". */
  copyLabel: string;
  /** What a toast says after the copy, and who shows it. */
  messages: CopyButtonProps['messages'];
}

/** The last characters of a long id, and a button that copies all of it. A short id stays whole. */
export function ShortId({ id, copyLabel, messages }: ShortIdProps) {
  if (id.length <= END + 2) return id;
  return (
    <span className={styles.line}>
      <span title={id}>{`…${id.slice(-END)}`}</span>
      <span className={styles.copy}>
        <CopyIconButton text={id} label={copyLabel} messages={messages} />
      </span>
    </span>
  );
}
