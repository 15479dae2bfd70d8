import { BOTH_LOOKS, USUAL_STATES } from '../apps/web/src/testing/bothLooks.ts';
import type { AfterEach } from './AfterEach.ts';

/** Where content of a screen can be; the frame around it is the same in all its states. */
const CONTENT = ['main', '[role=dialog]', '[role=alertdialog]', '[role=status]'];

/** These have a layout of their own; the others differ from them in their words. */
const WITH_CONTRAST = new Set([...USUAL_STATES, ...BOTH_LOOKS]);

/** To find what is behind a text, axe sorts all elements by depth. Both rules compare colours. */
const WITHOUT_CONTRAST = { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } };

/**
 * axe takes long where a page is large. It reads header, footer and sidebar only where the screen has its
 * data, and the contrast of texts only in the states that have a layout of their own: components have the contrast of
 * every colour. In a contrast theme the system chooses the colours, which axe does not see. The looks that only `test --all` runs read the contrast of all states. Runs before the check, because
 * Storybook calls the hooks of addons last.
 */
export const limitAxe: AfterEach = (context) => {
  const isForced = matchMedia('(forced-colors: active)').matches;
  if (!isForced && !/^Screens\/(?!Frame|Flows)/.test(context.title)) return;
  const { theme, viewport } = context.globals as { theme: string; viewport: { value: string } };
  const isFirstLook = theme === 'light' && viewport.value === 'desktop';
  const isContentOnly =
    context.title.startsWith('Screens/') && context.name !== 'Ready' && document.querySelector('main') !== null;
  const parameters = context.parameters as { a11y?: { options?: object } };
  context.parameters = {
    ...parameters,
    a11y: {
      ...parameters.a11y,
      options: {
        ...parameters.a11y?.options,
        ...(isForced || (isFirstLook && !WITH_CONTRAST.has(context.name)) ? WITHOUT_CONTRAST : {}),
      },
      ...(isContentOnly ? { context: { include: CONTENT } } : {}),
    },
  };
};
