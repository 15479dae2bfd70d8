import { SETTLEMENT_FILE_BYTES } from '@potli/api/contract/adminSettlements';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DateField } from '@potli/ui/DateField';
import { FileUpload } from '@potli/ui/FileUpload';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { NumberField } from '@potli/ui/NumberField';
import { TextField } from '@potli/ui/TextField';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import type { StatementFields } from './statementFields.ts';

const texts = {
  prompt: 'Drop the file here, or choose one',
  choose: 'Choose',
  slotsLeft: 'CSV or text, at most 1 MB and 5,000 lines',
  remove: 'Remove {file}',
  image: 'Image',
  refused: {
    type: '{file} is no CSV and no text. In a spreadsheet, save it as “CSV UTF-8”.',
    size: '{file} is larger than 1 MB. Divide it, or let the operator book it.',
    count: 'One file at a time.',
  },
} as const;

interface StatementFormProps {
  fields: StatementFields;
  busy: boolean;
  onChange: (part: Partial<StatementFields>) => void;
  onSubmit: () => void;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The file of a network, and what it does not say itself. */
export function StatementForm({ fields, busy, onChange, onSubmit }: StatementFormProps) {
  const { network, file, day, invoice, tds, received, isRepeated } = fields;
  const isReady = network.trim() !== '' && file !== undefined && isDay(day);
  return (
    <form onSubmit={handleSubmit(() => isReady && onSubmit())} noValidate aria-label="Statement">
      <Stack gap="m">
        <FileUpload
          label="File"
          hint="Its name is the name of the statement: the same file again changes nothing."
          texts={texts}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          files={file ? [file] : []}
          maxFiles={1}
          maxBytes={SETTLEMENT_FILE_BYTES}
          disabled={busy}
          onFilesChange={([chosen]) => onChange({ file: chosen })}
        />
        <Grid columns={2} gap="m">
          <TextField
            label="Network"
            value={network}
            required
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onChange({ network: target.value })}
          />
          <DateField
            label="Day in the bank account"
            pickLabel="Choose the day"
            required
            value={day}
            onValueChange={(value) => onChange({ day: value })}
          />
          <TextField
            label="Invoice number (optional)"
            value={invoice}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => onChange({ invoice: target.value })}
          />
          <NumberField
            label="TDS, in percent (optional)"
            hint="What the network deducted of each line as tax, where the file does not say it."
            value={tds}
            decimals={2}
            maxLength={5}
            onValueChange={(value) => onChange({ tds: value })}
          />
          <NumberField
            label="Received, in rupees (optional)"
            hint="What the bank gave for a statement in another currency."
            value={received}
            decimals={2}
            grouped
            maxLength={12}
            onValueChange={(value) => onChange({ received: value })}
          />
        </Grid>
        <Checkbox
          label="The network has paid the same lines again: needed where another statement has them"
          checked={isRepeated}
          onChange={({ target }) => onChange({ isRepeated: target.checked })}
        />
        <Row>
          <Button type="submit" busy={busy} disabled={!isReady}>
            Look at the file
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
