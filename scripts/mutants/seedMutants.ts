import { parseSync } from 'vite';

/** One small fault. */
export interface Mutant {
  /** Counts from 1 over all files of a run; 0 is the code as it is. */
  id: number;
  /** From the root of the repository. */
  file: string;
  /** Counts from 1. */
  line: number;
  /** The code before and after, shortened: `a < b → a <= b`. */
  change: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Replaces a range of the source. Of two edits of one range, the later one is outside. */
interface Edit {
  start: number;
  end: number;
  /** @param inner the range with the edits inside it  @param isOn the expression that is true for the mutant */
  replace: (inner: string, isOn: string) => string;
  change: string;
}

const SWAPPED: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** `mutantSwitch.ts` sets the global one, anew for each test file; code that runs without it has no faults. */
const SWITCH = '__isMutant';
const PRELUDE = `const ${SWITCH} = (id) => globalThis.${SWITCH}?.(id) ?? false;`;

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const shorten = (code: string) => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** Parts of a node that are no code that runs: types, names of properties, addresses of modules, texts of templates. */
function isSkipped(parent: Record<string, unknown>, key: string): boolean {
  if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType')
    return true;
  if (key === 'key' || key === 'property') return parent.computed !== true;
  return key === 'source' || key === 'quasi' || isEmptyFallback(parent, key) || isFirstRow(parent, key);
}

/** `.limit(1)` of a query whose first row is taken: one row more changes nothing. */
function isFirstRow({ type, callee, arguments: given }: Record<string, unknown>, key: string): boolean {
  if (key !== 'arguments' || type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return false;
  return callee.property.name === 'limit' && Array.isArray(given) && given.every(({ value }) => value === 1);
}

/** `[name = '']` and `name ?? ''`: which text stands there matters to the compiler only. */
function isEmptyFallback({ type, operator, right }: Record<string, unknown>, key: string): boolean {
  const isFallback = type === 'AssignmentPattern' || operator === '??';
  return key === 'right' && isFallback && isNode(right) && right.value === '';
}

const WRAPPED_BY_TYPES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

function editsOf(source: string): Edit[] {
  const { program, errors } = parseSync('module.ts', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const edits: Edit[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);

  const swap = (node: Node, after: string, change = `${textOf(node)} → ${after}`) =>
    edits.push({
      ...node,
      change: shorten(change),
      replace: (inner, isOn) => `(${isOn} ? ${after} : ${inner})`,
    });

  function seedLiteral(node: Node, value: unknown): void {
    if (typeof value === 'boolean') swap(node, String(!value));
    else if (typeof value === 'number') swap(node, `${textOf(node)} + 1`);
    else if (typeof value === 'bigint') swap(node, `${textOf(node)} + 1n`);
    // words for people are the business of stories and docs
    else if (typeof value === 'string' && !value.includes(' ')) swap(node, value === '' ? `'mutant'` : `''`);
  }

  function seedBinary(node: Node, { left, right, operator }: Record<string, unknown>): void {
    if (!isNode(left) || !isNode(right)) return;
    const texts = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string');
    if (operator === '+' && texts) return;
    if (operator === '??') return void swap(node, textOf(left));
    const other = SWAPPED[String(operator)];
    if (other)
      swap(node, `(${textOf(left)}) ${other} (${textOf(right)})`, `${textOf(left)} ${String(operator)} → ${other}`);
  }

  function seedReturn(body: unknown): void {
    if (!isNode(body) || body.type !== 'BlockStatement' || !Array.isArray(body.body) || body.body.length === 0) return;
    const start = body.start + 1;
    const change = `${shorten(source.slice(source.lastIndexOf('\n', body.start) + 1, start).trim())} return;`;
    edits.push({ start, end: start, change, replace: (_, isOn) => ` if (${isOn}) return;` });
  }

  function seed(node: Node & Record<string, unknown>): void {
    const { type, test, elements, expression, body } = node;
    if (type === 'Literal') seedLiteral(node, node.value);
    if (type === 'BinaryExpression' || type === 'LogicalExpression') seedBinary(node, node);
    if ((type === 'IfStatement' || type === 'ConditionalExpression') && isNode(test)) swap(test, `!(${textOf(test)})`);
    if (/Function/.test(type) && node.generator !== true) seedReturn(body);
    if (type === 'ExpressionStatement' && isNode(expression) && /^(Call|Await)Expression$/.test(expression.type))
      swap(expression, 'undefined', `without ${textOf(expression)}`);
    if (type !== 'ArrayExpression' || !Array.isArray(elements)) return;
    for (const element of elements.filter(isNode).filter((each) => each.type !== 'SpreadElement'))
      edits.push({
        ...element,
        change: shorten(`[…] without ${textOf(element)}`),
        replace: (inner, isOn) => `...(${isOn} ? [] : [${inner}])`,
      });
  }

  function walk(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) walk(each);
    if (!isNode(value) || value.type.startsWith('Import')) return;
    if (value.type.startsWith('TS') && !WRAPPED_BY_TYPES.includes(value.type)) return;
    // children first: the edits of a node are outside those of its parts
    for (const [key, child] of Object.entries(value)) if (!isSkipped(value, key)) walk(child);
    if (value.type === 'MethodDefinition' && value.kind === 'constructor') return;
    seed(value);
  }

  walk(program.body);
  return edits;
}

/**
 * Seeds faults into a module: negated conditions, other comparisons and operators, other numbers, flags and words,
 * calls, elements and fallbacks left out, functions that return at once.
 */
export function seedMutants(file: string, source: string): SeededModule {
  const edits = editsOf(source);
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  return {
    seeds: edits.map(({ start, change }) => ({ file, line: lineOf(start), change })),
    compile: (ids) => compile(source, edits, ids),
  };
}

export interface SeededModule {
  seeds: Omit<Mutant, 'id'>[];
  /** The module with the mutants that have an id, each behind a switch. @param ids in the order of `seeds` */
  compile: (ids: readonly (number | undefined)[]) => string;
}

function compile(source: string, edits: readonly Edit[], ids: readonly (number | undefined)[]): string {
  const used = edits
    .map((edit, order) => ({ ...edit, order, id: ids[order] }))
    .filter(({ id }) => id !== undefined)
    .sort((one, other) => one.start - other.start || other.end - one.end || other.order - one.order);
  let next = 0;

  /** The source between two places, with the edits that are inside. */
  function render(start: number, end: number): string {
    let text = '';
    let at = start;
    for (let edit = used[next]; edit && edit.end <= end && edit.start >= at; edit = used[next]) {
      next += 1;
      text += source.slice(at, edit.start);
      text += edit.replace(render(edit.start, edit.end), `${SWITCH}(${edit.id})`);
      at = edit.end;
    }
    return text + source.slice(at, end);
  }

  return `${PRELUDE}${render(0, source.length)}`;
}
