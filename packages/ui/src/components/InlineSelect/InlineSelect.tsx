import { ChevronDown } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import * as styles from './InlineSelect.css.ts';

export interface InlineSelectProps {
  /** Before the select: "Rows" */
  label: string;
  /** Value of the chosen option. */
  value: string;
  /** The options in their order. */
  options: readonly SelectOption[];
  /** Gets the chosen value. */
  onChange: (value: string) => void;
}

/** A select for filters and page sizes. In forms use Select. */
export function InlineSelect({ label, value, options, onChange }: InlineSelectProps) {
  return (
    <label className={styles.label}>
      {label}
      <span className={styles.field}>
        <select value={value} className={styles.select} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} size={18} />
        </span>
      </span>
    </label>
  );
}
