import type { Plugin } from 'vite';
import { openDocs, type ReadDocs } from './openDocs.ts';
import { toArgTypes } from './toArgTypes.ts';

/** `Button/Button.tsx`: the public file of a component of the design system. */
const publicFile = /\/packages\/ui\/src\/(?:components|motifs)\/(\w+)\/\1\.tsx$/;

/**
 * Gives each component of the design system what Storybook shows of it: `Button.docs`. Storybook's own readers know
 * neither unions nor types derived from styles, or need a compiler of an older API.
 */
export function docgenPlugin(): Plugin {
  let read: (ReadDocs & Disposable) | undefined;
  const close = () => {
    read?.[Symbol.dispose]();
    read = undefined;
  };
  return {
    name: 'potli:docgen',
    enforce: 'pre',
    transform(code, id) {
      if (!publicFile.test(id)) return undefined;
      read ??= openDocs();
      const lines = (read(id) ?? []).map(
        ({ name, description, props }) =>
          `${name}.docs = ${JSON.stringify({ description, argTypes: toArgTypes(props) })};`,
      );
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
    // the next component that is asked for is read from the files as they are then
    watchChange: close,
    buildEnd: close,
  };
}
