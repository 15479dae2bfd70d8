/** What a number in the code says that has a name in `packages/api/src/units`, and that name. */
const SPANS: Record<number, string> = {
  3600000: 'HOUR_MS',
  86400000: 'DAY_MS',
  19800000: 'INDIA_AHEAD_MS',
};

interface Node {
  type: string;
  value?: unknown;
  operator?: string;
  left?: Node;
  right?: Node;
  regex?: { pattern: string };
  callee?: Node;
  object?: Node;
  property?: Node & { name?: string };
  arguments?: Node[];
  parent?: Node;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const isNumber = (node: Node | undefined, value: number) => node?.type === 'Literal' && node.value === value;

/** The numbers of a product, `24 * 60 * 60_000`; undefined where a part is something else. */
function factorsOf(node: Node | undefined): number[] | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'number' ? [node.value] : undefined;
  if (node?.type !== 'BinaryExpression' || node.operator !== '*') return undefined;
  const [left, right] = [factorsOf(node.left), factorsOf(node.right)];
  return left && right && [...left, ...right];
}

/** The object on which a method is called; undefined for another call. */
const calledOn = (node: Node | undefined, method: string) =>
  node?.type === 'CallExpression' && node.callee?.property?.name === method ? node.callee.object : undefined;

/** `new Date().toISOString().slice(0, 10)`: for five and a half hours it is the day before in India. */
function isDayOfUtc(node: Node): boolean {
  const date = calledOn(calledOn(node, 'slice'), 'toISOString');
  return date !== undefined && [7, 10].some((end) => isNumber(node.arguments?.[1], end));
}

const isUuidPattern = (text: string) => /8\}.*4\}.*12\}/.test(text) && /0-9a-f|\\da-f/i.test(text);
const MULBERRY = 0x6d2b79f5;

const refuse = (context: Context, node: Node, name: string) =>
  context.report({ node, message: `Take ${name} from @potli/api/units.` });

/** Spans of time, days, patterns of UUIDs and the seeded random numbers. */
const units = {
  create: (context: Context) => ({
    Literal(node: Node) {
      const { value, regex } = node;
      const name = typeof value === 'number' && SPANS[value];
      if (name) refuse(context, node, name);
      if (value === MULBERRY) refuse(context, node, 'seededRandom');
      if (regex && isUuidPattern(regex.pattern)) refuse(context, node, 'isUuid, isUuidV7, uuidOf or UUID_WITHIN');
      if (typeof value === 'string' && isUuidPattern(value)) refuse(context, node, 'UUID_SOURCE');
    },
    CallExpression(node: Node) {
      if (isDayOfUtc(node)) refuse(context, node, 'indiaDay');
    },
    TemplateElement(node: Node & { value: { raw: string } }) {
      if (/\bcurrent_date\b|\(\)::date\b/i.test(node.value.raw))
        context.report({ node, message: 'Take indiaDay from @potli/api/units, or write `at time zone`.' });
    },
    BinaryExpression(node: Node) {
      // the whole product is looked at once
      if (node.parent?.type === 'BinaryExpression' && node.parent.operator === '*') return;
      const factors = factorsOf(node) ?? [];
      const name = SPANS[factors.reduce((all, each) => all * each, 1)];
      const isClock = factors.length > 1 && factors.filter((each) => each === 60 || each === 60_000).length > 1;
      if (factors.length > 1 && (name || isClock)) refuse(context, node, name ?? 'HOUR_MS, HOUR_SECONDS or DAY_MS');
    },
  }),
};

/** Rupees and paise, percent and basis points. */
const hundredths = {
  create: (context: Context) => ({
    BinaryExpression(node: Node) {
      const isTimes = node.operator === '*' && (isNumber(node.left, 100) || isNumber(node.right, 100));
      if (isTimes || (node.operator === '/' && isNumber(node.right, 100)))
        refuse(context, node, 'toRupees, toPaise, toPercent, toBasisPoints or percentOf');
    },
  }),
};

/** Rules for oxlint: units are not written out again where `packages/api/src/units` has them. */
export default { meta: { name: 'potli' }, rules: { units, hundredths } };
