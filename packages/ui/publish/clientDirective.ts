/** Calls that React has in client modules only: hooks, and contexts. */
const CALLS = /\b(?:createContext|use(?:[A-Z]\w*)?)\(/;
/** Libraries whose modules call hooks without saying so. */
const LIBRARIES = /\bfrom ["'](?:@radix-ui\/|@tanstack\/react-table)/;
const INLINE_HANDLER = /\bon[A-Z]\w*: (?:async )?(?:\([^()]*\)|\w+) =>/;
const NAMED_HANDLER = /\bon[A-Z]\w*: (\w+)/g;

/** Whether a module makes a handler itself: a server component cannot hand a function to the browser. */
function makesHandler(code: string): boolean {
  const isMade = (name: string) => new RegExp(`\\b(?:function|const|let|var) ${name}\\b`).test(code);
  return INLINE_HANDLER.test(code) || [...code.matchAll(NAMED_HANDLER)].some(([, name = '']) => isMade(name));
}

/**
 * Marks a built module as one for the client where React Server Components need it. Modules without the mark stay
 * server components, and functions in them can be called on the server.
 */
export function withClientDirective(code: string): string {
  return CALLS.test(code) || LIBRARIES.test(code) || makesHandler(code) ? `'use client';\n${code}` : code;
}
