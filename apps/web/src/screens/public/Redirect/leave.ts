/** Back where there is history, else close the window, else home (docs/product/clickout.md#cancel). */
export function leave(goHome: () => void): void {
  if (history.length > 1) {
    history.back();
    return;
  }
  window.close();
  // A window that was not opened by script stays; then home is the way out.
  setTimeout(() => !window.closed && goHome(), 100);
}
