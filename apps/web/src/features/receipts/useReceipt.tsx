import { type ReactNode, Suspense, useState } from 'react';
import { lazyScript } from '../../hydration/lazyScript.ts';

const ReceiptDialog = lazyScript(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog);

/** The dialog with the receipt of a click: `dialog` is shown after `open` was called. */
export function useReceipt(clickId: string): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <Suspense>
        <ReceiptDialog clickId={clickId} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
