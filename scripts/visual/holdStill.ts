/**
 * Runs inside the page: waits for fonts and pictures and ends what moves, as Storybook's own pause would leave
 * animations that follow the scroll position at their end. Returns the height of the document in pixels.
 */
export async function holdStill(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
  if (!document.querySelector('style[data-still]')) {
    const style = document.createElement('style');
    style.dataset.still = '';
    // a picture of the whole page shows what would be laid out near the window only; after a change of width a row
    // would come to rest at one card or another
    style.textContent = `
      *, ::before, ::after { transition: none !important; caret-color: transparent !important }
      * { content-visibility: visible !important; scroll-snap-type: none !important }
    `;
    document.head.append(style);
  }
  // how far a play scrolled says nothing, and moves what sticks to the window
  window.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  for (const animation of moving) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  // what moved had a layer of its own until the next frame, and text on it other edges
  if (moving.length > 0) await frame();
  await frame();
  return Math.max(document.documentElement.scrollHeight, window.innerHeight);
}
