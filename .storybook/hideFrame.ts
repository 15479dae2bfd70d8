/**
 * The page of a test is not seen, so Chromium need not paint it. The document within does not inherit this: roles, layout and
 * contrast are found as before.
 */
export function hideFrame(): void {
  const frame = window.frameElement as HTMLElement | null;
  if (frame) frame.style.visibility = 'hidden';
}
