import { parseAst } from 'vite';

interface Node {
  type: string;
  name?: string;
  directive?: string | null;
  id?: Node | null;
  key?: Node;
  value?: Node | string;
  callee?: Node;
  init?: Node | null;
  source?: { value: string } | null;
}

/** All nodes of a syntax tree. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree && typeof tree.type === 'string') yield tree as Node;
  for (const child of Object.values(tree)) yield* nodesOf(child);
}

const isFunction = ({ type }: Node) => /^(Arrow)?Function(Expression)?$/.test(type);

/** Names of the functions of a module, at any depth. */
function functionNames(nodes: readonly Node[]): Set<string | undefined> {
  const declared = nodes.filter(({ type }) => type === 'FunctionDeclaration');
  const assigned = nodes.filter(({ type, init }) => type === 'VariableDeclarator' && isFunction(init ?? { type }));
  return new Set([...declared, ...assigned].map(({ id }) => id?.name));
}

/**
 * What of a built module runs in client modules only: calls of hooks and of `createContext`, libraries that call hooks,
 * and functions that the module hands to a component: handlers, refs, children.
 */
export function clientReasons(code: string): string[] {
  const nodes = [...nodesOf(parseAst(code))];
  const functions = functionNames(nodes);
  return nodes.flatMap(({ type, callee, source, key, value }) => {
    const called = type === 'CallExpression' && callee?.type === 'Identifier' ? (callee.name ?? '') : '';
    if (/^(use([A-Z]\w*)?|createContext)$/.test(called)) return [called];
    if (type === 'ImportDeclaration' && /^@radix-ui\/|react-table$/.test(source?.value ?? ''))
      return [source?.value ?? ''];
    if (type !== 'Property' || !/^(on[A-Z]\w*|children|ref)$/.test(key?.name ?? '') || typeof value !== 'object')
      return [];
    return isFunction(value) || (value.type === 'Identifier' && functions.has(value.name)) ? [key?.name ?? ''] : [];
  });
}

/** Whether a module begins with `'use client'`. */
export function isClientModule(code: string): boolean {
  const [first] = parseAst(code).body as unknown as Node[];
  return first?.directive === 'use client';
}
