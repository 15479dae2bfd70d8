import { registerHooks } from 'node:module';

/** For each module of this package Node parses its list of exports again, which is long. */
const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;

registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL } = context;
    const isOwn = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!isOwn || parentURL === undefined || !OF_DRIZZLE.test(parentURL)) return resolveNext(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
