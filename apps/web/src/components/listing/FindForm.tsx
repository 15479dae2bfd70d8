import { FIND_LENGTH } from '@potli/api/contract/policy';
import { Button } from '@potli/ui/Button';
import { Row } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { handleSubmit } from '../forms/handleSubmit.ts';

interface FindFormProps {
  label: string;
  /** What is looked for now. Give the form a `key` of it: another address, for example after Back, fills the field again. */
  text: string | undefined;
  submitLabel?: string;
  /** Gets undefined where the field is empty. */
  onFind: (text: string | undefined) => void;
}

/** Finds rows by a text; the address gets it when it is sent. */
export function FindForm({ label, text = '', submitLabel = 'Find', onFind }: FindFormProps) {
  const [typed, setTyped] = useState(text);
  return (
    <search>
      <form onSubmit={handleSubmit(() => onFind(typed.trim() || undefined))}>
        <Row gap="m" align="end" wrap>
          <TextField
            label={label}
            value={typed}
            maxLength={FIND_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            {submitLabel}
          </Button>
        </Row>
      </form>
    </search>
  );
}
