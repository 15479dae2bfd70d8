import { join } from 'node:path';
import { API, type Checker, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { root } from '../lib/root.ts';
import type { ComponentDocs } from './ComponentDocs.ts';
import { readDefaults } from './readDefaults.ts';
import { readProps } from './readProps.ts';

const config = join(root, 'packages/ui/tsconfig.json');

/** Docs of the components in a file; undefined when the file is not part of the package. */
export type ReadDocs = (file: string) => ComponentDocs[] | undefined;

/**
 * Opens the design system with the compiler, which knows the props of a component also where they are unions, are
 * inherited or are derived from styles. It takes about a second; a changed file needs a new reader.
 */
export function openDocs(): ReadDocs & Disposable {
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`${config} cannot be opened`);
  return Object.assign((file: string) => readFile(project, file), { [Symbol.dispose]: () => api.close() });
}

function readFile({ program, checker }: Project, file: string): ComponentDocs[] | undefined {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return undefined;
  const defaults = readDefaults(source);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z]/.test(name))
    .flatMap((symbol) => readComponent(checker, symbol, defaults.get(symbol.name)));
}

function readComponent(checker: Checker, symbol: TypeSymbol, defaults?: ReadonlyMap<string, string>): ComponentDocs[] {
  const type = symbol.valueDeclaration && checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
  if (!signature) return [];
  const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
  return [
    {
      name: symbol.name,
      description: symbol.getDocumentationComment(checker),
      props: props ? readProps(checker, props, defaults) : [],
    },
  ];
}
