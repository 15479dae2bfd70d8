import type { BankDetails } from '@potli/api/contract/bankDetails';
import { IconButton } from '@potli/ui/IconButton';
import { Grid } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useBankName } from './useBankName.ts';

/** The saved account, read-only. */
export function BankFacts({ details }: { details: BankDetails }) {
  const { accountHolderName, accountNumber, ifscCode, bankName, address } = details;
  const bank = useBankName(ifscCode);
  return (
    <Grid columns={2} gap="l">
      <TextField label="Account Holder Name" readOnly value={accountHolderName} />
      <AccountNumber value={accountNumber} />
      <TextField label="IFSC Code" readOnly value={ifscCode} />
      <TextField label="Bank Name" readOnly value={bankName || bank || 'N/A'} />
      <TextField label="Branch Address" readOnly value={address || 'N/A'} />
    </Grid>
  );
}

/** Masked except for its last four digits, until it is revealed (docs/product/bank-account.md#account-number). */
function AccountNumber({ value }: { value: string }) {
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
