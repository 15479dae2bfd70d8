import { expect, test } from 'vitest';

/** `…/Button/Button.tsx`: what a folder is named after is public, the files beside it are its parts. */
const mainFile = /\/(\w+)\/\1\.tsx$/;

const components = Object.keys(import.meta.glob('./{components,commerce}/**/*.tsx')).filter((path) =>
  mainFile.test(path),
);
const stories = Object.keys(import.meta.glob('./**/*.stories.tsx'));
const toasts = 'Toast';

test('every component has stories', () => {
  const shown = new Set(stories.map((path) => path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')));
  const missing = components
    .map((path) => mainFile.exec(path)?.[1])
    // a toast lives in a toaster only, whose stories show every tone
    .filter((name) => name && name !== toasts && !shown.has(name));
  expect(missing).toEqual([]);
});

test('components are found', () => {
  expect(components.length).toBeGreaterThan(50);
});
