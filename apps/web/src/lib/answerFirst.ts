import type { AnyRouter } from '@tanstack/react-router';
import { nextFrame } from './nextFrame.ts';

/**
 * Lets the frame that answers a press come first: to begin a page, or its load, takes a slow phone longer than the frame. What a page keeps in
 * its own address, such as a filter that is typed, changes at once.
 */
export function answerFirst(router: AnyRouter): void {
  const { navigate, preloadRoute } = router;
  router.navigate = async (options) => {
    if (options.href !== undefined || (options.to ?? '.') !== '.') await nextFrame();
    return navigate(options);
  };
  router.preloadRoute = async (options) => {
    await nextFrame();
    return preloadRoute(options);
  };
}
