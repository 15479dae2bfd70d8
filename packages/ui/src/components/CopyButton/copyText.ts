export interface CopyMessages {
  /** "Text copied to clipboard!" */
  copied: string;
  /** "Failed to copy text. Please try manually copying." */
  failed: string;
  /** Shows one of the two: `onMessage={(text, tone) => toast[tone](text)}`. */
  onMessage: (text: string, tone: 'success' | 'error') => void;
}

/** Copies a text and shows whether it worked. */
export async function copyAndNotify(text: string, { copied, failed, onMessage }: CopyMessages): Promise<void> {
  if (await copyText(text)) onMessage(copied, 'success');
  else onMessage(failed, 'error');
}

/**
 * The same on the way to another window, which takes the focus that the clipboard API needs. The event of a copy is done
 * before.
 */
export async function copyOnTheWay(text: string, messages: CopyMessages): Promise<void> {
  if (copyByEvent(text)) messages.onMessage(messages.copied, 'success');
  else await copyAndNotify(text, messages);
}

/** Puts a text on the clipboard; false if the browser refuses. Call it from a click handler. */
async function copyText(text: string): Promise<boolean> {
  try {
    // undefined on insecure origins, rejects without permission
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** Asks the browser to copy what is selected, and gives it the text in place of that: nothing is added to the page, and the focus stays. */
function copyByEvent(text: string): boolean {
  let isFilled = false;
  // Chromium and WebKit ask first whether there is anything to copy
  const allow = (event: Event) => event.preventDefault();
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isFilled = event.clipboardData !== null;
  };
  document.addEventListener('beforecopy', allow);
  document.addEventListener('copy', fill);
  try {
    return document.execCommand('copy') && isFilled;
  } catch {
    return false;
  } finally {
    document.removeEventListener('beforecopy', allow);
    document.removeEventListener('copy', fill);
  }
}
