import { spyOn } from 'storybook/test';

/** A browser that copies: without a real press, the real one does not. @returns what it has copied, in order */
export function stubCopy(): string[] {
  const copied: string[] = [];
  spyOn(document, 'execCommand').mockImplementation(() => {
    const clipboardData = new DataTransfer();
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData }));
    copied.push(clipboardData.getData('text/plain'));
    return true;
  });
  return copied;
}
