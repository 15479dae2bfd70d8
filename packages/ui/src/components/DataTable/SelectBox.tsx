import { TickBox, type TickBoxProps } from '../Checkbox/TickBox.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { selectTarget } from './DataRows.css.ts';

/** A box whose name only screen readers need, in a target as large as a thumb. */
export function SelectBox({ label, ...box }: TickBoxProps & { label: string }) {
  return (
    <label className={selectTarget}>
      <TickBox {...box} />
      <span className={visuallyHidden}>{label}</span>
    </label>
  );
}
