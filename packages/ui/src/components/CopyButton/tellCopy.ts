import { copyText } from './copyText.ts';

export interface CopyMessages {
  /** "Text copied to clipboard!" */
  copied: string;
  /** "Failed to copy text. Please try manually copying." */
  failed: string;
  /** Shows one of the two: `onMessage={(text, tone) => toast[tone](text)}`. */
  onMessage: (text: string, tone: 'success' | 'error') => void;
}

/** Copies a text and says how it went. */
export async function tellCopy(text: string, { copied, failed, onMessage }: CopyMessages): Promise<void> {
  if (await copyText(text)) onMessage(copied, 'success');
  else onMessage(failed, 'error');
}
