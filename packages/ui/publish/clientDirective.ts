/** Calls that React has in client modules only: hooks, and contexts. */
const CALLS = /\b(?:createContext|use(?:[A-Z]\w*)?)\(/;
/** Libraries whose modules call hooks without saying so. */
const LIBRARIES = /\bfrom ["'](?:@radix-ui\/|@tanstack\/react-table)/;
const INLINE_FUNCTION = /\b(?:on[A-Z]\w*|children|ref): (?:async )?(?:\([^()]*\)|\w+) =>/;
const NAMED_HANDLER = /\bon[A-Z]\w*: (\w+)/g;

/** Whether a module hands a function of its own to a component: a server component cannot hand one to the browser. */
function handsFunction(code: string): boolean {
  const isMade = (name: string) => new RegExp(`\\b(?:function|const|let|var) ${name}\\b`).test(code);
  return INLINE_FUNCTION.test(code) || [...code.matchAll(NAMED_HANDLER)].some(([, name = '']) => isMade(name));
}

/**
 * Marks a built module as one for the client where React Server Components need it. Modules without the mark stay
 * server components, and functions in them can be called on the server.
 */
export function withClientDirective(code: string): string {
  return CALLS.test(code) || LIBRARIES.test(code) || handsFunction(code) ? `'use client';\n${code}` : code;
}
