import type { CatalogueFields, CatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { ApiError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Split, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Tabs } from '@potli/ui/Tabs';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { RotateCcw } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { LeaveUnsaved } from './LeaveUnsaved.tsx';
import { lossOf } from './RatesField.tsx';
import { RowAside } from './RowAside.tsx';
import { RowForm } from './RowForm.tsx';
import { RowHistory } from './RowHistory.tsx';
import { RowNotes } from './RowNotes.tsx';
import { RowPreview } from './RowPreview.tsx';
import { unsavedFields } from './unsavedFields.ts';
import { useRowFields } from './useRowFields.ts';
import { type RowAct, useSaveRow } from './useSaveRow.ts';

interface RowEditorProps {
  kind: CatalogueKindName;
  /** Empty for a new row. */
  rowKey: string;
  row?: CatalogueRow;
  /** The newest answer of the host. */
  readAgain: () => CatalogueRow | undefined;
  /** A new row is saved. */
  onCreated?: (result: ChangeResult | undefined, fields: CatalogueFields) => void;
  /** The row was deleted, or its only draft was thrown away. */
  onGone: () => void;
}

const nothing = { row: null, draft: null, draftVersion: 0, draftBy: null, version: 0, changedBy: '' };

/** What becomes of the form: other acts leave what the editor has not saved. */
const takesForm: readonly string[] = ['change', 'publish', 'discard'];

/** The form of a row, its side column, and its history. */
export function RowEditor({ kind, rowKey, row, readAgain, onCreated, onGone }: RowEditorProps) {
  const { email } = useStaff();
  const [unsaved] = useState(() => unsavedFields(email, kind, rowKey));
  const fields = useRowFields(row ?? nothing, unsaved);
  const toast = useToast();
  const throwAway = () => fields.startAgain(row ?? nothing);
  const { perform, isPending, error } = useSaveRow(
    { kind, key: rowKey },
    {
      onDone(act, result) {
        const isGone = act === 'delete' || (act === 'discard' && row?.row === null);
        if (isGone || act === 'create') throwAway();
        if (act === 'create') onCreated?.(result, fields.values);
        else if (isGone) onGone();
        else {
          const read = readAgain();
          if (read) fields[takesForm.includes(act) ? 'startAgain' : 'meet'](read);
        }
      },
      onMet() {
        const read = readAgain();
        if (read && fields.meet(read).length === 0)
          toast.info('Somebody saved it meanwhile: the form has what they changed. Look at it, then go on.');
      },
    },
  );

  const { base, changed } = fields;
  const loss = lossOf((fields.values.rates as RateRow[] | undefined) ?? []);
  const save = (asDraft: boolean) => {
    if (loss) return toast.error(loss);
    if (fields.conflicts.length > 0) return toast.error('Somebody changed the same fields: decide for each first.');
    return perform(actOf(asDraft));
  };
  function actOf(asDraft: boolean): RowAct {
    if (!row) return { act: 'create', fields: changed, asDraft };
    const { version, draftVersion } = base;
    if (base.draft !== null && !asDraft) return { act: 'publish', fields: changed, version, draftVersion };
    return { act: 'change', fields: changed, version, draftVersion, asDraft };
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(false);
  };
  const isMet = error instanceof ApiError && error.reason === 'CHANGED_MEANWHILE';
  const canPublish = fields.isChanged || base.draft !== null;
  const form = (
    <form onSubmit={submit} noValidate>
      <Split
        kind="form"
        aside={
          <Stack gap="x2">
            <Panel as="section" aria-label="Save" padding="snug">
              <Stack gap="m">
                <Text role="status" tone="muted">
                  {summaryOf(Object.keys(changed).length, base.draft !== null)}
                </Text>
                <Button type="submit" busy={isPending} disabled={!canPublish}>
                  Publish
                </Button>
                <Button variant="outline" busy={isPending} disabled={!fields.isChanged} onClick={() => save(true)}>
                  Save as a draft
                </Button>
              </Stack>
            </Panel>
            <RowAside row={row} fields={fields} onAct={perform} isPending={isPending} />
          </Stack>
        }
      >
        {fields.isRestored && (
          <Callout icon={RotateCcw} tone="info" role="status">
            <Stack gap="s">
              <Text>What you had not saved of it is in the form again.</Text>
              <Button variant="outline" size="sm" onClick={throwAway}>
                Throw it away
              </Button>
            </Stack>
          </Callout>
        )}
        <RowForm kind={kind} fields={fields} published={row?.row ?? null} error={isMet ? null : error} />
      </Split>
    </form>
  );
  const parts = row && [
    { value: 'form', label: 'Fields', content: form },
    { value: 'preview', label: 'Preview', content: <RowPreview row={row} /> },
    { value: 'notes', label: 'Notes', content: <RowNotes row={row} /> },
    { value: 'history', label: 'History', content: <RowHistory row={row} onAct={perform} isPending={isPending} /> },
  ];
  return (
    <>
      <LeaveUnsaved isChanged={fields.isChanged} onLeave={throwAway} />
      {parts ? <Tabs label="Parts of this page" tabs={parts} /> : form}
    </>
  );
}

function summaryOf(changes: number, hasDraft: boolean): string {
  if (changes > 0) return changes === 1 ? '1 field is changed' : `${changes} fields are changed`;
  return hasDraft ? 'This is the draft' : 'Nothing is changed';
}
