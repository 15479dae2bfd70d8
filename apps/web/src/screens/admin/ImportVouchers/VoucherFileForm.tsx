import { VOUCHER_FILE_BYTES } from '@potli/api/contract/adminVouchers';
import { Button } from '@potli/ui/Button';
import { FileUpload } from '@potli/ui/FileUpload';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';

const texts = {
  prompt: 'Drop the file here, or choose one',
  choose: 'Choose',
  slotsLeft: 'CSV or text, at most 1 MB and 5,000 lines',
  remove: 'Remove {file}',
  image: 'Image',
  refused: {
    type: '{file} is no CSV and no text. In a spreadsheet, save it as “CSV UTF-8”.',
    size: '{file} is larger than 1 MB. Divide it, or let the operator import it.',
    count: 'One file at a time.',
  },
} as const;

interface VoucherFileFormProps {
  giftCard: string;
  file: File | undefined;
  busy: boolean;
  onGiftCard: (slug: string) => void;
  onFile: (file: File | undefined) => void;
  onSubmit: () => void;
}

/** The file of an issuer, and the gift card that its vouchers are of. */
export function VoucherFileForm({ giftCard, file, busy, onGiftCard, onFile, onSubmit }: VoucherFileFormProps) {
  const isReady = giftCard.trim() !== '' && file !== undefined;
  return (
    <form onSubmit={handleSubmit(() => isReady && onSubmit())} noValidate aria-label="Vouchers">
      <Stack gap="m">
        <TextField
          label="Gift card"
          hint="As in the address of its page: kapas-gift-card."
          value={giftCard}
          required
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onGiftCard(target.value)}
        />
        <FileUpload
          label="File"
          hint="With the columns number, PIN, value, cost and expires. Numbers that are in stock or sold are left out."
          texts={texts}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          files={file ? [file] : []}
          maxFiles={1}
          maxBytes={VOUCHER_FILE_BYTES}
          disabled={busy}
          onFilesChange={([chosen]) => onFile(chosen)}
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
