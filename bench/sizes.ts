import { buildSite } from '../scripts/lib/buildSite.ts';
import { budgets } from './budgets.ts';
import { routeSize } from './lib/builtRoutes.ts';

/** Compares each built route with its budget; exits with 1 where one is larger. */
await buildSite();
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
let outgrown = 0;
for (const { route, sources, parts, ...budget } of budgets) {
  const size = routeSize(sources, parts);
  const fits = size.script <= budget.script && size.styles <= budget.styles;
  if (!fits) outgrown += 1;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${route}: script ${kB(size.script)} of ${kB(budget.script)}, styles ${kB(size.styles)} of ${kB(budget.styles)}`,
  );
}
process.exitCode = outgrown > 0 ? 1 : 0;
