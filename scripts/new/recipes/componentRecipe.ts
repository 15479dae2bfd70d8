import type { Recipe } from '../createPlan.ts';
import { addSection } from '../edits.ts';
import { pascalWords } from '../words.ts';

const DECLARATIONS = 'scripts/package/ui.api.txt';

/**
 * A component of the design system with styles, stories and a page of docs, and its declarations among those of the published package.
 * It is imported as `@potli/ui/<Name>`, which needs no entry: `packages/ui/package.json` has a pattern.
 * @throws NewProblem for a malformed name
 */
export function componentRecipe(name: string): Recipe {
  const words = pascalWords(name);
  const folder = `packages/ui/src/components/${name}`;
  return {
    words,
    templates: ['component'],
    edits: {
      [DECLARATIONS]: [
        addSection(
          `// components/${name}/${name}.d.ts`,
          `import type { ReactNode } from 'react';
export interface ${name}Props {
    children: ReactNode;
}
export declare function ${name}({ children }: ${name}Props): import("react").JSX.Element;
`,
        ),
      ],
    },
    generated: [],
    nextSteps: [
      `Fill in props, markup, styles and the page of docs: ${folder}. Then import it as @potli/ui/${name}.`,
      'This fails until its stories show what it is for:',
      `  pnpm vitest run --project stories-light-desktop ${folder}`,
      `When its props have changed: pnpm vitest run --project package scripts/package/api.pack.test.ts -u writes ${DECLARATIONS}.`,
      'Describe it for those who use the package: pnpm changeset.',
    ],
  };
}
