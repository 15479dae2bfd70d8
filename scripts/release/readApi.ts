import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isAddress } from './isAddress.ts';

/** A node of a syntax tree; which fields it has depends on its type. */
interface Node {
  type: string;
  name?: string;
  value?: string | number | boolean;
  key?: Node;
  optional?: boolean;
  argument?: Node;
  left?: Node;
  id?: Node | null;
  expression?: Node;
  literal?: Node;
  local?: Node;
  imported?: Node;
  exported?: Node;
  source?: { value: string } | null;
  declaration?: Node | null;
  declarations?: Node[];
  specifiers?: Node[];
  body?: Node & Node[];
  members?: Node[];
  types?: Node[];
  extends?: Node[];
  params?: Node[];
  typeName?: Node;
  typeArguments?: Node | null;
  typeAnnotation?: Node | null;
  elementType?: Node;
}

/** One file of the list of declarations. */
interface Module {
  file: string;
  declared: Map<string, Node>;
  exported: Map<string, { file: string; name: string }>;
  imported: Map<string, { file: string; name: string }>;
}

/** A prop, a parameter, or a declaration of its own. */
export interface Member {
  isRequired: boolean;
  /** The texts that it may be, where its type lists some. */
  values: ReadonlySet<string>;
  type?: Node | null;
}

/** What users of a package can name: `ButtonProps.variant`, `formatDate(missing)`, `Button`. */
export interface Api {
  /** Where each stands by itself. */
  own: ReadonlyMap<string, Member>;
  /** These, and what each type has from the types that it extends or names. */
  all: ReadonlyMap<string, Member>;
  /** Names that have an address; the others are only mentioned by them. */
  addressed: ReadonlySet<string>;
}

/**
 * Reads a list of declarations (`scripts/package/ui.api.txt`): files, each after a line with its path. Counted are the modules
 * with an address of their own, and the types that these mention.
 * @throws where a file is no TypeScript
 */
export function readApi(list: string): Api {
  const modules = new Map(list.split(/^\/\/ (?=\S+\.d\.ts$)/m).flatMap((text) => readModule(text)));
  const own = new Map<string, Member>();
  const all = new Map<string, Member>();
  const read = new Set<string>();

  function readDeclaration(file: string, name: string): void {
    const found = find(modules, file, name);
    if (!found || read.has(`${found.module.file} ${found.name}`)) return;
    read.add(`${found.module.file} ${found.name}`);
    const { module, node } = found;
    own.set(found.name, { isRequired: false, values: valuesOf(node) });
    for (const [key, member] of ownMembers(found.name, node)) own.set(key, member);
    for (const [key, member] of wholeMembers(found.name, found)) all.set(key, member);
    for (const mentioned of namesIn(node)) readDeclaration(module.file, mentioned);
  }

  function* wholeMembers(prefix: string, { module, node }: Found, depth = 0): Generator<[string, Member]> {
    yield [prefix, { isRequired: false, values: valuesOf(node) }];
    for (const [name, member] of ownMembers(prefix, node)) {
      yield [name, member];
      const type = find(modules, module.file, nameOf(innermost(member.type)?.typeName));
      if (!type || depth === DEEPEST) continue;
      for (const [inner, { values, ...rest }] of wholeMembers(name, type, depth + 1))
        yield [inner, inner === name ? { ...member, values } : { ...rest, values }];
    }
    for (const { name, has } of parentsOf(node)) {
      const parent = find(modules, module.file, name);
      if (!parent) continue;
      for (const [inner, member] of wholeMembers(prefix, parent, depth))
        if (inner !== prefix && has(inner.slice(prefix.length + 1).split('.')[0] ?? '')) yield [inner, member];
    }
  }

  for (const { file, exported } of modules.values()) {
    if (isAddress(file)) for (const { file: from, name } of exported.values()) readDeclaration(from, name);
  }
  const addressed = [...modules.values()].filter(({ file }) => isAddress(file));
  return { own, all, addressed: new Set(addressed.flatMap(({ exported }) => [...exported.keys()])) };
}

/** Types within types that are followed; some contain themselves. */
const DEEPEST = 3;

interface Found {
  module: Module;
  name: string;
  node: Node;
}

/** The declaration that a name means in a file, by way of imports. */
function find(modules: ReadonlyMap<string, Module>, file: string, name: string): Found | undefined {
  const module = modules.get(file);
  const node = module?.declared.get(name);
  if (module && node) return { module, name, node };
  const elsewhere = module?.imported.get(name) ?? module?.exported.get(name);
  return elsewhere && elsewhere.file !== file ? find(modules, elsewhere.file, elsewhere.name) : undefined;
}

function readModule(text: string): [string, Module][] {
  const [file = '', ...lines] = text.split('\n');
  if (!file) return [];
  const { program, errors } = parseSync(file, lines.join('\n'), { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const module: Module = { file, declared: new Map(), exported: new Map(), imported: new Map() };
  for (const statement of program.body as unknown as Node[]) {
    const { type, source, specifiers = [], declaration } = statement;
    const from = source ? toFile(file, source.value) : file;
    if (type === 'ImportDeclaration') {
      for (const { local, imported } of specifiers)
        module.imported.set(nameOf(local), { file: from, name: nameOf(imported) });
      continue;
    }
    const declared = type === 'ExportNamedDeclaration' ? declaration : statement;
    for (const [name, node] of declared ? declarationsIn(declared) : []) {
      module.declared.set(name, node);
      if (type === 'ExportNamedDeclaration') module.exported.set(name, { file, name });
    }
    for (const { local, exported } of specifiers)
      module.exported.set(nameOf(exported), { file: from, name: nameOf(local) });
  }
  return [[file, module]];
}

const nameOf = (node: Node | null | undefined) => String(node?.name ?? node?.value ?? '');

/** The file behind an address in a file; another package has none. */
const toFile = (file: string, address: string) => posix.join(posix.dirname(file), address).replace(/\.tsx?$/, '.d.ts');

function declarationsIn(node: Node): [string, Node][] {
  if (node.declarations) return node.declarations.map((each) => [nameOf(each.id), each]);
  return node.id ? [[nameOf(node.id), node]] : [];
}

interface Parent {
  name: string;
  /** Whether the declaration has a member of this name from it. */
  has: (member: string) => boolean;
}

function parentsOf(node: Node): Parent[] {
  const { type, extends: parents = [], typeAnnotation } = node;
  if (type === 'TSInterfaceDeclaration') return parents.flatMap((each) => parentsIn(each, each.expression));
  return type === 'TSTypeAliasDeclaration' && typeAnnotation ? joinedTypes(typeAnnotation) : [];
}

/** Types that an alias is made of: parts of an intersection or of a union. */
function joinedTypes(node: Node): Parent[] {
  const { type, types = [], typeName } = node;
  if (type === 'TSIntersectionType' || type === 'TSUnionType') return types.flatMap(joinedTypes);
  return type === 'TSTypeReference' ? parentsIn(node, typeName) : [];
}

/** A type by its name; of `Omit<Other, 'a'>` and `Pick<Other, 'a'>` the other one. */
function parentsIn({ typeArguments }: Node, named: Node | undefined): Parent[] {
  const name = nameOf(named);
  if (name !== 'Omit' && name !== 'Pick') return [{ name, has: () => true }];
  const [whole, keys] = typeArguments?.params ?? [];
  const listed = valuesOf(keys);
  const has = (member: string) => listed.has(JSON.stringify(member)) === (name === 'Pick');
  return whole ? joinedTypes(whole).map((each) => ({ ...each, has })) : [];
}

function* ownMembers(prefix: string, node: Node): Generator<[string, Member]> {
  const { type, body, typeAnnotation, params = [] } = node;
  if (type === 'TSInterfaceDeclaration') yield* literalMembers(prefix, body?.body ?? []);
  else if (type === 'TSTypeAliasDeclaration' && typeAnnotation) yield* typeMembers(prefix, typeAnnotation);
  else if (/Function/.test(type)) yield* parameters(prefix, params);
}

/** By position, because callers do not see names. The props of a component have a type of their own. */
function* parameters(prefix: string, params: readonly Node[]): Generator<[string, Member]> {
  for (const [place, param] of params.entries()) {
    const type = param.typeAnnotation?.typeAnnotation;
    if (type?.type === 'TSTypeLiteral') yield* typeMembers(prefix, type);
    else if (!/Props$/.test(nameOf(type?.typeName)))
      yield [`${prefix}(argument ${place + 1})`, { isRequired: param.optional !== true, values: valuesOf(type), type }];
  }
}

function* literalMembers(prefix: string, members: readonly Node[]): Generator<[string, Member]> {
  for (const { key, optional = false, typeAnnotation } of members) {
    if (!key) continue;
    const name = `${prefix}.${nameOf(key)}`;
    const type = typeAnnotation?.typeAnnotation;
    yield [name, { isRequired: !optional, values: valuesOf(type), type }];
    if (type) yield* typeMembers(name, type);
  }
}

/** Members of the object types within a type. */
function* typeMembers(
  prefix: string,
  { type, members = [], types = [], elementType, typeAnnotation }: Node,
): Generator<[string, Member]> {
  if (type === 'TSTypeLiteral') yield* literalMembers(prefix, members);
  else if (type === 'TSUnionType') {
    // what one alternative needs, another may not have
    for (const part of types)
      for (const [name, member] of typeMembers(prefix, part)) yield [name, { ...member, isRequired: false }];
  } else if (type === 'TSIntersectionType') for (const part of types) yield* typeMembers(prefix, part);
  else if (type === 'TSArrayType' && elementType) yield* typeMembers(prefix, elementType);
  else if (type === 'TSTypeOperator' && typeAnnotation) yield* typeMembers(prefix, typeAnnotation);
}

/** The type of the rows of a list, or the type itself. */
function innermost(node: Node | null | undefined): Node | null | undefined {
  if (node?.type === 'TSArrayType') return innermost(node.elementType);
  return node?.type === 'TSTypeOperator' ? innermost(node.typeAnnotation) : node;
}

/** Texts and numbers that a type lists. */
function valuesOf(node: Node | null | undefined): ReadonlySet<string> {
  const { type, types = [], literal, typeAnnotation, elementType } = node ?? { type: '' };
  if (type === 'TSUnionType') return new Set(types.flatMap((part) => [...valuesOf(part)]));
  if (type === 'TSLiteralType' && literal?.value !== undefined) return new Set([JSON.stringify(literal.value)]);
  if (type === 'TSTypeAliasDeclaration' || type === 'TSTypeOperator') return valuesOf(typeAnnotation);
  return type === 'TSArrayType' ? valuesOf(elementType) : new Set();
}

/** Names of types in a declaration. */
function* namesIn(tree: unknown): Generator<string> {
  if (typeof tree !== 'object' || tree === null) return;
  const { type, typeName, expression } = tree as Node;
  if (type === 'TSTypeReference') yield nameOf(typeName);
  if (type === 'TSInterfaceHeritage') yield nameOf(expression);
  for (const child of Object.values(tree)) yield* namesIn(child);
}
