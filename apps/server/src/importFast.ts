import { type ResolveFnOutput, registerHooks } from 'node:module';

// For each import Node looks for the package of the file and reads its list of exports again: of a start with some 2,600 files that is half.
// Files that are imported by their path, extension included, need neither; the others are found once for each package that asks.

/** A file of the workspace: its package. */
const OWN = /^(file:.*\/(?:apps|packages)\/[^/]+\/)(?!.*\/node_modules\/)/;
/** Of packages with their own lists: one whose files name each other in full, and whose list is very long. */
const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;

const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL } = context;
    if (parentURL === undefined) return resolveNext(specifier, context);
    const own = OWN.exec(parentURL)?.[1];
    if (specifier.startsWith('.')) {
      const format = formatOf(specifier, own !== undefined, parentURL);
      if (!format) return resolveNext(specifier, context);
      return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    }
    if (own === undefined) return resolveNext(specifier, context);
    const key = [own, specifier, ...context.conditions].join(' ');
    const known = found.get(key);
    if (known) return known;
    const answer = { ...resolveNext(specifier, context), shortCircuit: true };
    found.set(key, answer);
    return answer;
  },
});

function formatOf(specifier: string, isOwn: boolean, parentURL: string): string | undefined {
  if (specifier.endsWith('.ts')) return isOwn ? 'module-typescript' : undefined;
  if (specifier.endsWith('.js')) return isOwn || OF_DRIZZLE.test(parentURL) ? 'module' : undefined;
  return undefined;
}
