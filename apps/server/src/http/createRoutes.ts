/** What is known about an address: its template in the contract, and what answers to which method there. */
export interface Route<Target> {
  template: string;
  targets: Map<string, Target>;
}

export interface FoundRoute<Target> {
  route: Route<Target>;
  params: Record<string, string>;
}

/**
 * Addresses of the contract, `{name}` placeholders and all. A fixed address is found before a pattern that fits as well.
 * It knows one level of routing only, and that is what makes it cheaper than a general router.
 */
export function createRoutes<Target>() {
  const fixed = new Map<string, Route<Target>>();
  const patterns: { route: Route<Target>; pattern: RegExp }[] = [];

  function routeOf(template: string): Route<Target> {
    const known = fixed.get(template) ?? patterns.find(({ route }) => route.template === template)?.route;
    if (known) return known;
    const route = { template, targets: new Map<string, Target>() };
    if (template.includes('{')) patterns.push({ route, pattern: toPattern(template) });
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
      for (const { route, pattern } of patterns) {
        const groups = pattern.exec(path)?.groups;
        if (groups) return { route, params: decoded(groups) };
      }
      return undefined;
    },
  };
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
