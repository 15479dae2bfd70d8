import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { TextButton } from '@potli/ui/TextButton';
import { ReceiptIndianRupee } from 'lucide';
import { useReceipt } from './useReceipt.tsx';

/** Opens the receipt of a click, in a line of text. `name` distinguishes it for screen readers. */
export function ReceiptLink({ clickId, name }: { clickId: string; name: string }) {
  const { open, dialog } = useReceipt(clickId);
  return (
    <>
      <TextButton aria-label={`Receipt of ${name}`} aria-haspopup="dialog" onClick={open}>
        Receipt
      </TextButton>
      {dialog}
    </>
  );
}

/** The same as a button. */
export function ReceiptButton({ clickId }: { clickId: string }) {
  const { open, dialog } = useReceipt(clickId);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={open}>
        <Icon of={ReceiptIndianRupee} size={18} />
        <span>Receipt of the click</span>
      </Button>
      {dialog}
    </>
  );
}
