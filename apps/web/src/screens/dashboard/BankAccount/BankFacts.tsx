import { type BankDetails, maskVpa } from '@potli/api/contract/bankDetails';
import { IconButton } from '@potli/ui/IconButton';
import { Grid } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useBankName } from './useBankName.ts';

/** The saved account or UPI ID, read-only. */
export function BankFacts({ details }: { details: BankDetails }) {
  return (
    <Grid columns={2} gap="l">
      <TextField label="Account Holder Name" readOnly value={details.accountHolderName} />
      {details.kind === 'upi' ? <UpiFacts details={details} /> : <AccountFacts details={details} />}
    </Grid>
  );
}

function AccountFacts({ details }: { details: BankDetails }) {
  const { accountNumber, ifscCode, bankName, address } = details;
  const bank = useBankName(ifscCode);
  return (
    <>
      <Secret
        label="Account Number"
        name="account number"
        value={accountNumber}
        masked={`${'•'.repeat(Math.max(0, accountNumber.length - 4))}${accountNumber.slice(-4)}`}
      />
      <TextField label="IFSC Code" readOnly value={ifscCode} />
      <TextField label="Bank Name" readOnly value={bankName || bank || 'N/A'} />
      <TextField label="Branch Address" readOnly value={address || 'N/A'} />
    </>
  );
}

function UpiFacts({ details: { vpa = '', registeredName } }: { details: BankDetails }) {
  return (
    <>
      <Secret label="UPI ID" name="UPI ID" value={vpa} masked={maskVpa(vpa)} />
      <TextField label="Name at the Bank" readOnly value={registeredName || 'Not checked'} />
    </>
  );
}

interface SecretProps {
  label: string;
  /** As the button calls it. */
  name: string;
  value: string;
  masked: string;
}

/** Masked until it is revealed (docs/product/bank-account.md#what-is-shown). */
function Secret({ label, name, value, masked }: SecretProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      readOnly
      value={shown ? value : masked}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? `Hide ${name}` : `Show ${name}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
