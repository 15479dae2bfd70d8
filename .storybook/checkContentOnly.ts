import type { AfterEach } from './AfterEach.ts';

/** Where content of a screen can be; the frame around it is the same in all its states. */
const CONTENT = ['main', '[role=dialog]', '[role=alertdialog]', '[role=status]'];

/**
 * axe takes half of the time of a story: it reads header, footer and sidebar only where a screen has its data. Runs
 * before the check, because Storybook calls the hooks of addons last.
 */
export const checkContentOnly: AfterEach = (context) => {
  const isWhole = !/^Screens\/(?!Frame|Flows)/.test(context.title) || context.name === 'Ready';
  if (isWhole || !document.querySelector('main')) return;
  const parameters = context.parameters as { a11y?: object };
  context.parameters = { ...parameters, a11y: { ...parameters.a11y, context: { include: CONTENT } } };
};
