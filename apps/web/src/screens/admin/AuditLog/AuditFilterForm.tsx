import { Button } from '@potli/ui/Button';
import { DateField } from '@potli/ui/DateField';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { type FormEvent, useState } from 'react';
import type { AuditFields } from './auditSearch.ts';

interface AuditFilterFormProps {
  filter: AuditFields;
  onFilter: (filter: AuditFields) => void;
}

const texts = [
  { field: 'text', label: 'Search' },
  { field: 'who', label: 'Who' },
  { field: 'action', label: 'Action' },
  { field: 'object', label: 'Object' },
] as const;

const days = [
  { field: 'from', label: 'From', pickLabel: 'Choose the first day' },
  { field: 'to', label: 'To', pickLabel: 'Choose the last day' },
] as const;

/** The filter of the audit log; the address gets it when it is sent. */
export function AuditFilterForm({ filter, onFilter }: AuditFilterFormProps) {
  const [fields, setFields] = useState(filter);
  const set = (field: keyof AuditFields, value: string) => setFields({ ...fields, [field]: value || undefined });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(fields);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Stack gap="m">
          <Grid columns={3} gap="m">
            {texts.map(({ field, label }) => (
              <TextField
                key={field}
                label={label}
                value={fields[field] ?? ''}
                maxLength={120}
                onChange={({ target }) => set(field, target.value)}
              />
            ))}
            {days.map(({ field, ...labels }) => (
              <DateField key={field} {...labels} value={fields[field] ?? ''} onValueChange={(day) => set(field, day)} />
            ))}
          </Grid>
          <Row justify="end">
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </Row>
        </Stack>
      </form>
    </search>
  );
}
