import { parseArgs } from 'node:util';
import type { Recipe } from './createPlan.ts';
import { NewProblem } from './NewProblem.ts';
import { callRecipe } from './recipes/callRecipe.ts';
import { componentRecipe } from './recipes/componentRecipe.ts';
import { screenRecipe } from './recipes/screenRecipe.ts';

const USAGE = `pnpm new call <listThings|getThing|createThing>
pnpm new screen dashboard <Name> [--call listThings]
pnpm new screen public <Name>
pnpm new component <Name>
--dry lists the files and writes nothing.`;

export interface NewRequest {
  recipe: Recipe;
  /** Only list the files. */
  dry: boolean;
}

/**
 * Reads the arguments of the command.
 * @throws NewProblem for an unknown kind, a missing or malformed name, and for what the recipes refuse
 */
export function parseRequest(args: readonly string[], root: string): NewRequest {
  const { positionals, values } = parse(args);
  const { dry = false, call } = values;
  const [kind, ...names] = positionals;
  if (call !== undefined && kind !== 'screen') throw new NewProblem('Only a screen takes --call.');
  return { recipe: toRecipe(kind, names, call, root), dry };
}

function parse(args: readonly string[]) {
  const options = { dry: { type: 'boolean' }, call: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const [sentence = ''] = String(error)
      .replace(/^\w+( \[\w+\])?: /, '')
      .split('. ');
    throw new NewProblem(`${sentence}.`);
  }
}

function toRecipe(kind: string | undefined, names: readonly string[], call: string | undefined, root: string): Recipe {
  switch (kind) {
    case 'call':
      return callRecipe(onlyName(names, 'a call'), root);
    case 'component':
      return componentRecipe(onlyName(names, 'a component'));
    case 'screen': {
      const [area, ...rest] = names;
      if (area !== 'dashboard' && area !== 'public') {
        throw new NewProblem('Say where the screen is, dashboard or public, and then its name.');
      }
      return screenRecipe({ area, name: onlyName(rest, 'a screen'), call }, root);
    }
    case undefined:
      throw new NewProblem(`Say what to make.\n\n${USAGE}`);
    default:
      throw new NewProblem(`“${kind}” cannot be made: choose call, screen or component.\n\n${USAGE}`);
  }
}

function onlyName([name, ...others]: readonly string[], what: string): string {
  if (name === undefined) throw new NewProblem(`Say the name of ${what}.`);
  if (others.length > 0) throw new NewProblem(`Say one name: “${others.join(' ')}” is too much.`);
  return name;
}
