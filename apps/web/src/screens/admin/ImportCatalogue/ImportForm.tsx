import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { IMPORT_MOST_MB } from '@potli/api/contract/policy';
import { isTable } from '@potli/machines/catalogue-import-form';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { FileUpload } from '@potli/ui/FileUpload';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Select } from '@potli/ui/Select';
import { CircleAlert } from 'lucide';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import type { ImportProps } from './useImportMachine.ts';

const texts = {
  prompt: 'Drop a file here, or choose one',
  choose: 'Choose',
  slotsLeft: `CSV, text of a spreadsheet, or JSON, at most ${IMPORT_MOST_MB} MB`,
  remove: 'Remove {file}',
  image: 'Image',
  refused: {
    type: 'Only CSV, text and JSON can be imported: {file} is none of them. In a spreadsheet, save it as “CSV UTF-8”.',
    size: `{file} is larger than ${IMPORT_MOST_MB} MB. Divide it, or let the operator import it.`,
    count: 'One file at a time.',
  },
} as const;

const kinds = Object.entries(kindTexts).map(([value, { title }]) => ({ value, label: title }));

/** Chooses a file, and asks what it would change. */
export function ImportForm({ state, send }: ImportProps) {
  const { form, fieldErrors, problems } = state.context;
  const { file, kind } = form;
  const isBusy = state.hasTag('busy');
  const choose = ([chosen]: readonly File[]) =>
    send(chosen ? { type: 'file.chosen', file: chosen } : { type: 'file.removed' });
  return (
    <form onSubmit={handleSubmit(() => send({ type: 'check.pressed' }))} noValidate>
      <Stack gap="m">
        <FileUpload
          label="File"
          texts={texts}
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          files={file ? [file as File] : []}
          maxFiles={1}
          maxBytes={IMPORT_MOST_MB * 1_000_000}
          disabled={isBusy}
          error={fieldErrors.file}
          onFilesChange={choose}
        />
        {file && isTable(file) && (
          <Select
            label="Rows of this table"
            placeholder="Choose what they are"
            options={kinds}
            value={kind ?? ''}
            required
            disabled={isBusy}
            error={fieldErrors.kind}
            onChange={({ target }) =>
              send({ type: 'kind.chosen', kind: (target.value || undefined) as CatalogueKindName | undefined })
            }
          />
        )}
        {problems.length > 0 && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            {problems.join(' ')}
          </Callout>
        )}
        <Row gap="m" wrap>
          <Button type="submit" busy={isBusy}>
            Check the file
          </Button>
          {isBusy && (
            <>
              <Button variant="outline" onClick={() => send({ type: 'check.cancelled' })}>
                Cancel
              </Button>
              <Loading text="Checking the file…" />
            </>
          )}
        </Row>
      </Stack>
    </form>
  );
}
