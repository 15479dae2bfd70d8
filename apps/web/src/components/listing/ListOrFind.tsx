import { InlineSelect } from '@potli/ui/InlineSelect';
import { Row } from '@potli/ui/Layout';
import { FindForm } from './FindForm.tsx';

interface ListOrFindProps<List extends string> {
  /** Before the lists: "Claims" */
  label: string;
  lists: readonly { value: List; label: string }[];
  list: List;
  /** What is shown where nothing is chosen. */
  usual: List;
  /** "Ticket number or e-mail address" */
  findLabel: string;
  find: string | undefined;
  onFilter: (filter: { list?: string | undefined; find: string | undefined }) => void;
}

/** Which rows a screen of the admin area shows: those of a list, or those that a text finds. */
export function ListOrFind<List extends string>(props: ListOrFindProps<List>) {
  const { label, lists, list, usual, findLabel, find, onFilter } = props;
  return (
    <Row gap="l" wrap align="end" justify="between">
      <InlineSelect
        label={label}
        value={list}
        options={lists}
        onChange={(next) => onFilter({ list: next === usual ? undefined : next, find: undefined })}
      />
      <FindForm label={findLabel} text={find} onFind={(text) => onFilter({ find: text })} />
    </Row>
  );
}
