import { lazy, type ReactNode, Suspense, useState } from 'react';

const ReceiptDialog = lazy(async () => {
  const { ReceiptDialog } = await import('./ReceiptDialog.tsx');
  return { default: ReceiptDialog };
});

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
