import { expect, test } from 'vitest';

/** `…/Button/Button.tsx` is public; the other files of a folder are internal. */
const mainFile = /\/(\w+)\/\1\.tsx$/;

const components = Object.keys(import.meta.glob('./{components,motifs}/**/*.tsx')).filter((path) =>
  mainFile.test(path),
);
const stories = Object.keys(import.meta.glob('./**/*.stories.tsx'));
/** They render nothing; the stories of `Toaster`, `Link` and `Logo` use them. */
const withoutLook = ['LinkProvider', 'LogoArtProvider', 'Toast'];

test('every component has stories', () => {
  const shown = new Set(stories.map((path) => path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')));
  const missing = components
    .map((path) => mainFile.exec(path)?.[1])
    .filter((name) => name && !withoutLook.includes(name) && !shown.has(name));
  expect(missing).toEqual([]);
});

test('components are found', () => {
  expect(components.length).toBeGreaterThan(50);
});
