/**
 * Takes the routes of the admin area out of the text of `routeTree.gen.ts`, for the client of visitors and members
 * (docs/decisions/137). @throws where the text is not written as expected
 */
export function withoutAdmin(code: string): string {
  const found = code.matchAll(/^import \{ Route as (\w+)Import \} from '\.\/routes\/admin\//gm);
  const routes = Array.from(found, ([, name]) => name).join('|');
  if (routes === '') throw new Error('routeTree.gen.ts names no routes of the admin area.');
  const imports = new RegExp(`^import \\{ Route as (?:${routes})Import \\}`);
  const constants = new RegExp(`^const (?:${routes})(?:Children|WithChildren)?\\b`);
  const children = new RegExp(`^ +(?:${routes}): \\w+,\\n`, 'gm');
  const kept = code
    .split(/^(?=(?:import|const|export|interface|declare)\b)/m)
    .filter((statement) => !imports.test(statement) && !constants.test(statement))
    .map((statement) =>
      statement.startsWith('const rootRouteChildren') ? statement.replaceAll(children, '') : statement,
    );
  // types are erased, and may name them
  const stray = kept.find((each) => /^(?:export )?const/.test(each) && new RegExp(`\\b(?:${routes})`).test(each));
  if (stray !== undefined) throw new Error(`routeTree.gen.ts would still load the admin area: ${stray}`);
  return kept.join('');
}
