import type { BankDetails } from '@potli/api/contract/bankDetails';
import { Grid } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { AccountNumber } from './AccountNumber.tsx';
import { useBankName } from './useBankName.ts';

/** The account on file, to be read. */
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
