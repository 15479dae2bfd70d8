/** A source file, with its path in the repository. */
interface Source {
  path: string;
  text: string;
}

/** Where a key is handled, and how the keys of an input method are left alone there. */
const rules = [
  { found: /\bonKey(?:Down|Up|Press)(?:Capture)?=\{/g, needs: /^unlessComposing\(/, advice: 'unlessComposing' },
  {
    found: /\baddEventListener\(\s*'key(?:down|up|press)',\s*/g,
    needs: /^unlessComposing\(/,
    advice: 'unlessComposing',
  },
] as const;

/** Packages of Radix whose panels close on Escape. */
const CLOSING = /@radix-ui\/react-(?:dialog|alert-dialog|popover|dropdown-menu|select|hover-card|context-menu)'/;
const PANEL = /<Radix\.(?:Sub)?Content\b[\s\S]*?>\n?/g;

/** Handlers of keys that would take a key of an input method for one of their own. */
export function keyHandlerProblems(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => [
    ...rules.flatMap(({ found, needs, advice }) =>
      [...text.matchAll(found)]
        .filter((match) => !needs.test(text.slice(match.index + match[0].length)))
        .map((match) => `${path}:${lineOf(text, match.index)}: wrap the handler in ${advice}`),
    ),
    ...(CLOSING.test(text) ? [...text.matchAll(PANEL)] : [])
      .filter(([panel]) => !panel.includes('onEscapeKeyDown={keepWhileComposing}'))
      .map(({ index }) => `${path}:${lineOf(text, index)}: give the panel onEscapeKeyDown={keepWhileComposing}`),
  ]);
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;
