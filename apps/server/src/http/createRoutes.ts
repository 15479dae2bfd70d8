/** What is known about an address: its template in the contract, and what answers to which method there. */
export interface Route<Target> {
  template: string;
  targets: Map<string, Target>;
}

interface Pattern<Target> {
  route: Route<Target>;
  expression: RegExp;
  names: string[];
}

export interface FoundRoute<Target> {
  route: Route<Target>;
  params: Record<string, string>;
}

/**
 * Addresses of the contract, `{name}` placeholders and all. A fixed address is found before a pattern that fits as well.
 * Every pattern begins with a word, and only those with the word of the path are tried.
 */
export function createRoutes<Target>() {
  const fixed = new Map<string, Route<Target>>();
  const patterns = new Map<string, Pattern<Target>[]>();

  function routeOf(template: string): Route<Target> {
    const word = firstWord(template);
    const alike = patterns.get(word) ?? [];
    const known = fixed.get(template) ?? alike.find(({ route }) => route.template === template)?.route;
    if (known) return known;
    const route = { template, targets: new Map<string, Target>() };
    if (template.includes('{')) patterns.set(word, [...alike, { route, ...toPattern(template) }]);
    else fixed.set(template, route);
    return route;
  }

  return {
    add(method: string, template: string, target: Target): void {
      routeOf(template).targets.set(method, target);
    },
    find(path: string): FoundRoute<Target> | undefined {
      const route = fixed.get(path);
      if (route) return { route, params: {} };
      for (const { route, expression, names } of patterns.get(firstWord(path)) ?? []) {
        const match = expression.exec(path);
        if (match) return { route, params: toParams(names, match) };
      }
      return undefined;
    },
  };
}

/** What stands between the first two slashes: `stores` in `/stores/7`. */
function firstWord(path: string): string {
  return path.slice(1, path.indexOf('/', 1));
}

function toPattern(template: string): { expression: RegExp; names: string[] } {
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return { names, expression: new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`) };
}

function toParams(names: readonly string[], match: RegExpExecArray): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [n, name] of names.entries()) params[name] = decode(match[n + 1] ?? '');
  return params;
}

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
