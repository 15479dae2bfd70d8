/** Runs inside the page: waits until nothing in it has changed or scrolled for a while, for data that is under way when play ends. */
export async function awaitQuiet() {
  const [quietMs, limitMs] = [120, 5000];
  const startedAt = performance.now();
  let changedAt = startedAt;
  const note = () => {
    changedAt = performance.now();
  };
  const observer = new MutationObserver(note);
  document.addEventListener('scroll', note, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  while (performance.now() - changedAt < quietMs && performance.now() - startedAt < limitMs) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
  document.removeEventListener('scroll', note, { capture: true });
}
