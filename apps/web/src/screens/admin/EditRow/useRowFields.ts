import type { CatalogueFields, CatalogueRow } from '@potli/api/contract/adminCatalogue';
import { useEffect, useState } from 'react';
import type { Unsaved, UnsavedFields } from './unsavedFields.ts';

/** A field that the editor changed, and another editor meanwhile. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

type Shown = Pick<CatalogueRow, 'row' | 'draft' | 'draftVersion' | 'draftBy' | 'version' | 'changedBy'>;

interface State {
  base: Shown;
  changed: CatalogueFields;
  conflicts: readonly FieldConflict[];
}

const fieldsOf = ({ row, draft }: Shown): CatalogueFields => draft ?? row ?? {};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The row as it is now, with the fields that are still the editor's, and those that others changed as well. */
function merged({ changed, before }: Unsaved, base: Shown): State {
  const now = fieldsOf(base);
  const mine = Object.entries(changed).filter(([field, value]) => !isSame(value, now[field]));
  const both = mine.filter(([field]) => !isSame(before[field], now[field]));
  return {
    base,
    changed: Object.fromEntries(mine),
    conflicts: both.map(([field, value]) => ({ field, mine: value, theirs: now[field] })),
  };
}

/**
 * What the editor made of a row: only fields that differ from what was read are changed. A newer version that arrives keeps the
 * editor's fields, and asks about those that both changed.
 * @param read the row as it was when the form opened; for a new one its defaults
 * @param unsaved what the editor did not save before: it is in the form again
 */
export function useRowFields(read: Shown, unsaved: UnsavedFields) {
  const [{ base, changed, conflicts }, setState] = useState(() => merged(unsaved.read(), read));
  const [isRestored, setIsRestored] = useState(Object.keys(changed).length > 0);
  const values: CatalogueFields = { ...fieldsOf(base), ...changed };
  const before = Object.fromEntries(Object.keys(changed).map((field) => [field, fieldsOf(base)[field]]));

  // what is not decided yet is asked again after a reload: the fields of before stay with it
  useEffect(() => {
    if (conflicts.length === 0) unsaved.write({ changed, before });
  });

  const without = (field: string) => {
    const { [field]: _, ...others } = changed;
    return others;
  };
  const settle = (field: string, left = changed) =>
    setState({ base, changed: left, conflicts: conflicts.filter((conflict) => conflict.field !== field) });

  return {
    base,
    values,
    /** As the host takes them: null takes a field away. */
    changed: Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, value ?? null])),
    isChanged: Object.keys(changed).length > 0,
    /** The form began with what the editor did not save before. */
    isRestored,
    conflicts,
    set(field: string, value: unknown) {
      const left = isSame(value, fieldsOf(base)[field]) ? without(field) : { ...changed, [field]: value };
      setState({ base, changed: left, conflicts });
    },
    /** The row as it was saved. */
    startAgain(row: Shown) {
      unsaved.write({ changed: {}, before: {} });
      setIsRestored(false);
      setState({ base: row, changed: {}, conflicts: [] });
    },
    /**
     * The row is another one by now: it is shown, with the fields that are still the editor's.
     * @returns those that both changed
     */
    meet(theirs: Shown): readonly FieldConflict[] {
      const met = merged({ changed, before }, theirs);
      setState(met);
      return met.conflicts;
    },
    keepMine: (field: string) => settle(field),
    takeTheirs: (field: string) => settle(field, without(field)),
  };
}

export type RowFields = ReturnType<typeof useRowFields>;
