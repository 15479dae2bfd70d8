import type { CopyButtonProps } from '@potli/ui/CopyButton';
import { useToast } from '@potli/ui/Toast';

/** What is said after copying, as a toast (docs/product/site.md#copy-buttons). */
export function useCopyMessages(): CopyButtonProps['messages'] {
  const toast = useToast();
  return {
    copied: 'Text copied to clipboard!',
    failed: 'Failed to copy text. Please try manually copying.',
    onMessage: (text, tone) => toast[tone](text),
  };
}
