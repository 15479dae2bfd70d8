import { PanBody } from '@potli/api/contract/tax';
import { compactCode } from '@potli/api/text';
import { Button } from '@potli/ui/Button';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { useSavePan } from './useSavePan.ts';

interface PanFormProps {
  /** Where it takes the place of the button that opened it. */
  autoFocus: boolean;
  /** Absent: there is no PAN to go back to. */
  onCancel: (() => void) | undefined;
  onSaved: () => void;
}

/** One field, for a PAN or another one in its place. */
export function PanForm({ autoFocus, onCancel, onSaved }: PanFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { save, isSaving, refusal, forgetRefusal } = useSavePan(onSaved);
  const submit = () => {
    if (isSaving) return;
    const { data, error } = PanBody.safeParse({ pan: compactCode(typed) });
    setFault(error?.issues[0]?.message);
    if (data) save(data);
  };
  return (
    <form noValidate aria-label="PAN" aria-busy={isSaving} onSubmit={handleSubmit(submit)}>
      <Stack gap="l">
        <Grid columns={2} gap="l">
          <TextField
            label="PAN"
            name="pan"
            value={typed}
            error={fault ?? refusal}
            hint="10 characters, on your PAN card"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            readOnly={isSaving}
            // the Change button is gone, so the focus moves here
            autoFocus={autoFocus}
            onChange={({ target }) => {
              setTyped(target.value.replace(/\s/g, '').toUpperCase());
              setFault(undefined);
              forgetRefusal();
            }}
          />
        </Grid>
        <Text tone="muted">It counts from your next payout on. Tax that was withheld before is not given back.</Text>
        <Row gap="m" wrap>
          <Button type="submit" busy={isSaving}>
            Save PAN
          </Button>
          {onCancel && !isSaving && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
