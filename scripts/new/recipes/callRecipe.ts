import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '../createPlan.ts';
import { addEntry, addExport, addImport, type Edit } from '../edits.ts';
import { NewProblem } from '../NewProblem.ts';
import { type CallWords, callWords, type Verb } from '../words.ts';

const CONTRACT = 'packages/api/src/contract';
const MIGRATIONS = 'apps/server/src/db/migrations';

type Edits = Readonly<Record<string, readonly Edit[]>>;

/** What a call needs beyond what all calls need. */
interface VerbRecipe {
  templates: readonly string[];
  edits: Edits;
  nextSteps: readonly string[];
}

/**
 * A call of members with a table of its own: contract, mock, conformance, migration, query, handler.
 * @throws NewProblem for a name that is malformed or taken
 */
export function callRecipe(call: string, root: string): Recipe {
  const words = callWords(call);
  refuseKnownExports([call, words.Noun], join(root, CONTRACT));
  const { noun, nouns, table } = words;
  const number = nextMigration(join(root, MIGRATIONS));
  const { templates, edits, nextSteps } = verbRecipes[words.verb](words);
  return {
    words: { ...words, number },
    templates: ['call/all', ...templates],
    edits: {
      ...edits,
      [`${CONTRACT}/resources.ts`]: [addImport(`export * from './${nouns}.ts';`)],
      'packages/api/package.json': [addExport(`./contract/${nouns}`, `./src/contract/${nouns}.ts`)],
      'packages/api/src/mock/scenarios/scenarios.ts': [
        addImport(`import { ${noun}Scenarios } from './${nouns}.ts';`),
        addEntry('export const scenarios = {', `${nouns}: ${noun}Scenarios,`),
      ],
      'packages/api/src/conformance/requests.ts': [
        addImport(`import { ${noun}Cases } from './${noun}Cases.ts';`),
        addEntry('export const conformanceCases: readonly ConformanceCase[] = [', `...${noun}Cases,`),
      ],
      'apps/server/src/http/endpoints/handlers.ts': [
        addImport(`import { ${noun}Handlers } from './${nouns}.ts';`),
        addEntry('export const handlers: Handlers = {', `...${noun}Handlers,`),
      ],
    },
    generated: [],
    nextSteps: [
      `Say what ${call} takes and returns: ${CONTRACT}/${nouns}.ts. \`tsc -b\` names the other places.`,
      `Give its table the columns: ${MIGRATIONS}/${number}_${table}.sql and apps/server/src/db/schema/${noun}.ts.`,
      ...nextSteps,
      'These tests fail until then, and say what to fill in:',
      '  pnpm vitest run --project unit packages/api/src/conformance',
      `  pnpm vitest run --project server apps/server/src/domain/members/${nouns} apps/server/src/http`,
    ],
  };
}

const verbRecipes: Record<Verb, (words: CallWords) => VerbRecipe> = {
  list: (words) => {
    const { call, Nouns, nouns, table } = words;
    return {
      templates: ['call/read', 'call/list'],
      edits: {
        ...demoRows(words),
        ...service({
          nouns,
          imports: [`import { read${Nouns} } from '../domain/members/${nouns}/read${Nouns}.ts';`],
          value: `{ listOf: (memberId: bigint, request: PageRequest) => read${Nouns}(orm, memberId, request) }`,
        }),
        'apps/server/src/http/paging.db.test.ts': [
          addEntry('const queries: Partial<Record<EndpointName, readonly string[]>> = {', `${call}: [''],`),
          addEntry('const TIES = `', `update ${table} set created_at = '2026-01-01Z';`),
        ],
      },
      nextSteps: [rowsStep(words), `Make its screen: pnpm new screen dashboard My${Nouns} --call ${call}`],
    };
  },
  get: (words) => {
    const { call, Noun, nouns, one, path } = words;
    const theirs = `() => Promise.reject(new Error('Say here how a stranger asks for a ${one} of Asha: apps/server/src/http/othersObjects.db.test.ts'))`;
    return {
      templates: ['call/read', 'call/get'],
      edits: {
        ...demoRows(words),
        ...service({
          nouns,
          imports: [`import { find${Noun} } from '../domain/members/${nouns}/find${Noun}.ts';`],
          value: `{ find: (memberId: bigint, id: string) => find${Noun}(orm, memberId, id) }`,
        }),
        'apps/server/src/http/othersObjects.db.test.ts': [
          addEntry(
            "const fields: Record<string, OwnedField | 'names nothing of a member'> = {",
            `'${call}.id': { theirs: ${theirs}, missing: () => stranger.get('/${path}/999999999') },`,
          ),
        ],
      },
      nextSteps: [rowsStep(words)],
    };
  },
  create: ({ call, Noun, noun, nouns, path }) => ({
    templates: ['call/create'],
    edits: {
      'packages/api/src/mock/createDemoRoutes.ts': mockEdits({ noun, nouns, given: 'nowMs' }),
      ...service({
        nouns,
        imports: [
          `import type { ${Noun}, ${Noun}Body } from '@potli/api';`,
          "import type { Once } from '../domain/platform/idempotency/createKeyedWrites.ts';",
          `import { add${Noun} } from '../domain/members/${nouns}/${noun}Rows.ts';`,
        ],
        value: `{ create: (memberId: bigint, body: ${Noun}Body, once: Once<${Noun}>) => once((queries) => add${Noun}(queries, memberId, body)) }`,
      }),
      'apps/server/src/testing/keyedWrites/keyedCases.ts': [
        addEntry(
          'const cases = {',
          `${call}: async () => withBody(await joinMember(apiHost), '/${path}', { title: 'One' }, { title: 'Other' }),`,
        ),
      ],
    },
    nextSteps: ['Give it a limit where nobody needs it often: apps/server/src/limits/rateLimits.ts.'],
  }),
};

/** The demo shop and the mock have the rows of the fixtures, which belong to Asha. */
function demoRows({ noun, nouns, Nouns }: CallWords): Edits {
  return {
    'packages/api/src/fixtures/index.ts': [addImport(`export { demo${Nouns} } from './${nouns}.ts';`)],
    'packages/api/src/mock/createDemoRoutes.ts': [
      addImport(`import { demo${Nouns} } from '../fixtures/index.ts';`),
      ...mockEdits({ noun, nouns, given: `ofAsha(demo${Nouns})` }),
    ],
    'apps/server/src/demo/fillDashboard.ts': [
      addImport(`import { addDemo${Nouns} } from './addDemo${Nouns}.ts';`),
      addEntry('export async function fillDashboard(', `await addDemo${Nouns}(queries, ashaId, now);`),
    ],
  };
}

const mockEdits = ({ noun, nouns, given }: { noun: string; nouns: string; given: string }) => [
  addImport(`import { ${noun}Resolvers } from './resources/${nouns}.ts';`),
  addEntry('const resolvers = {', `...${noun}Resolvers(${given}),`),
];

/** What the handler calls. */
const service = (it: { nouns: string; imports: readonly string[]; value: string }): Edits => ({
  'apps/server/src/services/openServices.ts': [
    ...it.imports.map(addImport),
    addEntry('const services = {', `${it.nouns}: ${it.value},`),
  ],
});

const rowsStep = ({ nouns }: CallWords) => `Give the demo member rows: packages/api/src/fixtures/${nouns}.ts.`;

/** All files of the contract are exported together, so that a name can exist once. */
function refuseKnownExports(names: readonly string[], contract: string): void {
  for (const file of readdirSync(contract)) {
    const text = readFileSync(join(contract, file), 'utf8');
    const known = names.find((name) =>
      new RegExp(`^export (?:const|type|interface|function) ${name}\\b`, 'm').test(text),
    );
    if (known) throw new NewProblem(`${CONTRACT}/${file} has a ${known} already: choose another name.`);
  }
}

function nextMigration(folder: string): string {
  const numbers = readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
