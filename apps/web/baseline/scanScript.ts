import { parseSync } from 'vite';
import type { Finding } from './Finding.ts';
import { newerAttributes, newerGlobals, newerMembers, newerStatics } from './newerFeatures.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a browser reads in another way than by name. Older syntax the compiler has lowered; this is what it cannot. */
const LOOKBEHIND = /\(\?<[=!]/;
const MODIFIER = /\(\?[ims]*-?[ims]+:/;

/** Objects through which a script names a global. */
const scopes = new Set(['window', 'self', 'globalThis']);

/**
 * Finds what is newer than the baseline in a script: names of globals, their members, members of any object whose name no
 * older interface has, attributes, and syntax. Minified files are read as well, since none of these names is shortened.
 * @throws a text that is no script
 */
export function scanScript(name: string, text: string): Finding[] {
  const { program, errors } = parseSync(name, text, { sourceType: name.endsWith('.cjs') ? 'script' : 'module' });
  const [problem] = errors;
  if (problem) throw new Error(`${name} is no script: ${problem.message}`);
  const declared = new Set<string>();
  const found: Finding[] = [];
  const visits: (() => void)[] = [];
  const add = (feature: string, at: number) => found.push({ feature, at });

  const walk = (node: Node, parent: Node | undefined, inFunction: boolean) => {
    collectDeclared(node, declared);
    visits.push(() => visit(node, parent, inFunction, declared, add));
    const inside = inFunction || /Function/.test(node.type);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'type') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, inside);
    }
  };
  walk(program as unknown as Node, undefined, false);
  for (const one of visits) one();
  return found;
}

/** Names that a file gives to things of its own. Which of them is seen where does not matter: no file calls its own `URL`. */
function collectDeclared(node: Node, declared: Set<string>): void {
  const own: unknown[] = [];
  if (node.type === 'VariableDeclarator') own.push(node.id);
  if (/Function|^Class/.test(node.type)) own.push(node.id, ...((node.params as unknown[] | undefined) ?? []));
  if (/^Import.*Specifier$/.test(node.type)) own.push(node.local);
  if (node.type === 'CatchClause') own.push(node.param);
  for (const pattern of own) for (const name of namesIn(pattern)) declared.add(name);
}

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'ObjectPattern')
    return (pattern.properties as Node[]).flatMap((one) => namesIn(one.value ?? one));
  if (pattern.type === 'ArrayPattern') return (pattern.elements as unknown[]).flatMap(namesIn);
  return [...namesIn(pattern.left), ...namesIn(pattern.argument), ...namesIn(pattern.parameter)];
}

type Add = (feature: string, at: number) => void;

function visit(node: Node, parent: Node | undefined, inFunction: boolean, declared: Set<string>, add: Add): void {
  const { start } = node;
  switch (node.type) {
    case 'Identifier': {
      const name = String(node.name);
      if (isReference(node, parent) && newerGlobals.has(name) && !declared.has(name)) add(name, start);
      break;
    }
    case 'MemberExpression':
      visitMember(node, declared, add);
      break;
    case 'Property': {
      const name = keyOf(node.key, node.computed === true);
      const isPattern = parent?.type === 'ObjectPattern';
      if (isPattern && newerMembers.has(name)) add(`.${name}`, start);
      if (!isPattern && newerAttributes.has(name)) add(`[${name}]`, start);
      break;
    }
    case 'Literal':
      visitLiteral(node, add);
      break;
    case 'TemplateElement':
      if (LOOKBEHIND.test(String((node.value as { raw: string }).raw))) add('regular expression: (?<=', start);
      break;
    case 'StaticBlock':
      add('syntax: static {}', start);
      break;
    case 'AwaitExpression':
      if (!inFunction) add('syntax: await outside of functions', start);
      break;
    case 'ImportAttribute':
      add('syntax: import … with', start);
      break;
    case 'VariableDeclaration':
      if (String(node.kind).endsWith('using')) add('syntax: using', start);
      break;
    default:
  }
}

function visitMember(node: Node, declared: Set<string>, add: Add): void {
  const name = keyOf(node.property, node.computed === true);
  if (name === '') return;
  const object = node.object as Node;
  const owner = ownerOf(object);
  const isGlobal = owner !== undefined && !declared.has(owner);
  if (isGlobal && newerStatics.has(`${owner}.${name}`)) add(`${owner}.${name}`, node.start);
  else if (isGlobal && scopes.has(owner) && newerGlobals.has(name)) add(name, node.start);
  else if (newerMembers.has(name)) add(`.${name}`, node.start);
}

/** `URL` of `URL.parse`, `window.URL.parse` and `globalThis.URL.parse`. */
function ownerOf(object: Node): string | undefined {
  if (object.type === 'Identifier') return String(object.name);
  if (object.type !== 'MemberExpression') return undefined;
  const outer = object.object as Node;
  return outer.type === 'Identifier' && scopes.has(String(outer.name))
    ? keyOf(object.property, object.computed === true)
    : undefined;
}

function keyOf(key: unknown, isComputed: boolean): string {
  if (!isNode(key)) return '';
  if (key.type === 'Identifier') return isComputed ? '' : String(key.name);
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
}

/** A name of a value, not of a member, a key or a label. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent.type === 'Property' || /^(Method|Property)Definition$/.test(parent.type))
    return parent.value === node || parent.computed === true;
  return !/^(Labeled|Break|Continue)|Specifier$|^MetaProperty$/.test(parent.type);
}

function visitLiteral(node: Node, add: Add): void {
  const regex = node.regex as { pattern: string; flags: string } | undefined;
  const text = regex?.pattern ?? (typeof node.value === 'string' ? node.value : '');
  if (LOOKBEHIND.test(text)) add('regular expression: (?<=', node.start);
  if (!regex) return;
  if (MODIFIER.test(text)) add('regular expression: (?i:', node.start);
  if (regex.flags.includes('v')) add('regular expression: flag v', node.start);
}
