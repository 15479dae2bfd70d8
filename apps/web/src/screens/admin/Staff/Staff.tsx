import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { useSearch } from '@tanstack/react-router';
import { useTableState } from '../../../components/table/useTableState.ts';
import { StaffMembers } from './StaffMembers.tsx';
import { StaffTokens } from './StaffTokens.tsx';

const lists = [
  { value: 'people', label: 'People' },
  { value: 'tokens', label: 'Tokens' },
  { value: 'ended', label: 'Ended' },
] as const;

/** Who may do what: roles of people, and tokens of programs (docs/product/admin.md#staff). */
export function Staff() {
  const { setFilter } = useTableState();
  const { list } = useSearch({ from: '/admin/staff' });
  const intro = (
    <SegmentedControl
      label="Which list"
      name="list"
      options={lists}
      value={list ?? 'people'}
      onChange={(next) => setFilter({ list: next === 'people' ? undefined : next })}
    />
  );
  return list === undefined ? (
    <StaffMembers intro={intro} />
  ) : (
    <StaffTokens intro={intro} shown={list === 'ended' ? 'ended' : 'valid'} />
  );
}
