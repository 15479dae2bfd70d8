import type { CopyButtonProps } from '@potli/ui/CopyButton';
import { useToast } from '@potli/ui/Toast';

/** Toasts after copying (docs/product/site.md#copy-buttons). */
export function useCopyMessages(): CopyButtonProps['messages'] {
  const toast = useToast();
  return {
    copied: 'Text copied to clipboard!',
    failed: 'Failed to copy text. Please try manually copying.',
    onMessage: (text, tone) => toast[tone](text),
  };
}
