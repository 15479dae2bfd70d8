import { Checkbox } from '@potli/ui/Checkbox';
import { Row } from '@potli/ui/Layout';
import { auditColumns } from './auditColumns.tsx';

interface ColumnChoiceProps {
  /** Ids of columns. */
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}

/** Which columns are shown. */
export function ColumnChoice({ hidden, onHide }: ColumnChoiceProps) {
  const toggle = (id: string) => onHide(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <Row role="group" aria-label="Columns" wrap>
      {auditColumns.map(({ id, header }) => (
        <Checkbox key={id} label={header} checked={!hidden.includes(id)} onChange={() => toggle(id)} />
      ))}
    </Row>
  );
}
