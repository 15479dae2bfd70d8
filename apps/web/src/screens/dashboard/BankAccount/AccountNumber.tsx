import { IconButton } from '@potli/ui/components/IconButton/IconButton';
import { TextField } from '@potli/ui/components/TextField/TextField';
import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';

/** Masked but for its last four digits until it is revealed (docs/product/bank-account.md#account-number). */
export function AccountNumber({ value }: { value: string }) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="Account Number"
      readOnly
      value={shown ? value : `${'•'.repeat(Math.max(0, value.length - 4))}${value.slice(-4)}`}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? 'Hide account number' : 'Show account number'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
