import type { AnyRouter } from '@tanstack/react-router';
import { nextFrame } from './nextFrame.ts';

/** Lets the frame that answers a press come first: to begin a page, or its load, takes a slow phone longer than the frame. */
export function answerFirst(router: AnyRouter): void {
  const { navigate, preloadRoute } = router;
  router.navigate = async (options) => {
    await nextFrame();
    return navigate(options);
  };
  router.preloadRoute = async (options) => {
    await nextFrame();
    return preloadRoute(options);
  };
}
