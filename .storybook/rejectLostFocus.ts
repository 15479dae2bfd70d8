import { waitFor } from 'storybook/test';
import type { AfterEach } from './AfterEach.ts';

/** Screens behind the guard, which looks after the focus (apps/web/src/shell/useLostFocus.ts). */
const GUARDED = /^Screens\/(Dashboard|Admin)\//;

/** What had the focus last in this story. */
let last: EventTarget | null = null;

/** Begins to watch the focus, with each story anew. */
export function watchFocus(): () => void {
  last = null;
  const note = ({ target }: FocusEvent) => {
    last = target;
  };
  window.addEventListener('focusin', note, { capture: true });
  return () => window.removeEventListener('focusin', note, { capture: true });
}

function expectFocus(): void {
  if (!(last instanceof HTMLElement)) return;
  const isGone = !last.isConnected || last.matches(':disabled');
  const hasNone = document.activeElement === document.body || document.activeElement === last;
  if (isGone && hasNone) throw new Error(`The focus was lost with ${last.outerHTML.slice(0, 200)}`);
}

/**
 * Fails a story of a screen after which the keyboard is nowhere: what had the focus was taken away or disabled, and nothing has it now, so
 * that the next Tab begins at the top of the page. A story that ends on another page, where that is as it should be, says so:
 * `parameters: { leavesPage: true }`.
 */
export const rejectLostFocus: AfterEach = async ({ title, parameters }) => {
  if (GUARDED.test(title) && !parameters.leavesPage) await waitFor(expectFocus, { timeout: 2_000 });
};
