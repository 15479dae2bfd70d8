import { Check } from 'lucide';
import { choiceBox } from '../../styles/choiceMark.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption } from './ComboboxOption.ts';

interface OptionListProps {
  id: string;
  /** Names the list: the label of the field. */
  labelledBy: string;
  options: readonly ComboboxOption[];
  idOf: (option: ComboboxOption) => string;
  activeId: string | undefined;
  /** Whether the option of a value is chosen. */
  isChosen: (value: string) => boolean;
  /** Several options can be chosen; each has a box then. */
  multiple?: boolean;
  emptyText: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The options of a combobox. The input keeps the focus and names the active option. */
export function OptionList({ id, labelledBy, options, emptyText, multiple, ...props }: OptionListProps) {
  if (options.length === 0) {
    return (
      <span id={id} role="status" className={styles.empty}>
        {emptyText}
      </span>
    );
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple}
      className={styles.list}
      // keeps the focus in the input: on blur the list shows all options and would move under the pointer
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          id={props.idOf(option)}
          role="option"
          tabIndex={-1}
          aria-selected={props.isChosen(option.value)}
          data-active={props.idOf(option) === props.activeId || undefined}
          className={styles.option}
          onClick={() => props.onChoose(option)}
        >
          {multiple && (
            <span className={choiceBox}>{props.isChosen(option.value) && <Icon of={Check} size={16} />}</span>
          )}
          <span className={styles.optionLabel}>{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </button>
      ))}
    </div>
  );
}
