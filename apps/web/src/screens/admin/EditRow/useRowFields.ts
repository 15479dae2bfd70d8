import type { CatalogueFields, CatalogueRow } from '@potli/api/contract/adminCatalogue';
import { useState } from 'react';

/** A field that the editor changed, and another editor meanwhile. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

type Shown = Pick<CatalogueRow, 'row' | 'draft' | 'draftVersion' | 'draftBy' | 'version' | 'changedBy'>;

const fieldsOf = ({ row, draft }: Shown): CatalogueFields => draft ?? row ?? {};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What the editor made of a row: only fields that differ from what was read are changed. A newer version that arrives keeps the
 * editor's fields, and asks about those that both changed.
 * @param read the row as it was when the form opened; for a new one its defaults
 */
export function useRowFields(read: Shown) {
  const [base, setBase] = useState(read);
  const [changed, setChanged] = useState<CatalogueFields>({});
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  const values: CatalogueFields = { ...fieldsOf(base), ...changed };

  const without = (field: string) => {
    const { [field]: _, ...others } = changed;
    return others;
  };
  const settle = (field: string) => setConflicts(conflicts.filter((conflict) => conflict.field !== field));

  return {
    base,
    values,
    /** As the host takes them: null takes a field away. */
    changed: Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, value ?? null])),
    isChanged: Object.keys(changed).length > 0,
    conflicts,
    set(field: string, value: unknown) {
      setChanged(isSame(value, fieldsOf(base)[field]) ? without(field) : { ...changed, [field]: value });
    },
    /** The row as it was saved. */
    startAgain(row: Shown) {
      setBase(row);
      setChanged({});
      setConflicts([]);
    },
    /**
     * The row is another one by now: it is shown, with the fields that are still the editor's.
     * @returns those that both changed
     */
    meet(theirs: Shown): readonly FieldConflict[] {
      const [before, now] = [fieldsOf(base), fieldsOf(theirs)];
      const mine = Object.entries(changed).filter(([field, value]) => !isSame(value, now[field]));
      const both = mine
        .filter(([field]) => !isSame(before[field], now[field]))
        .map(([field, value]) => ({ field, mine: value, theirs: now[field] }));
      setBase(theirs);
      setChanged(Object.fromEntries(mine));
      setConflicts(both);
      return both;
    },
    keepMine: settle,
    takeTheirs(field: string) {
      setChanged(without(field));
      settle(field);
    },
  };
}

export type RowFields = ReturnType<typeof useRowFields>;
