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
 * The same on the way to another window, which takes the focus that the clipboard API needs. The text area is done
 * before.
 */
export async function copyOnTheWay(text: string, messages: CopyMessages): Promise<void> {
  if (copyThroughTextArea(text)) messages.onMessage(messages.copied, 'success');
  else await copyAndNotify(text, messages);
}

/** Puts a text on the clipboard; false if the browser refuses. Call it from a click handler. */
async function copyText(text: string): Promise<boolean> {
  try {
    // undefined on insecure origins, rejects without permission
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughTextArea(text);
  }
}

function copyThroughTextArea(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0' });
  // next to the button: a dialog takes the focus back from any element outside it
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
