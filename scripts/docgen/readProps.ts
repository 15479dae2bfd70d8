import type { Checker, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import type { PropDocs } from './ComponentDocs.ts';

const OPTIONAL = 16_777_216;
const NO_TRUNCATION = 1;

/**
 * The props of a type that are declared outside of `node_modules`, without `ref`, which every control has. Of a union, a prop is
 * described by the first member that has a text and a type for it, and required when every member requires it.
 */
export function readProps(checker: Checker, type: Type, defaults?: ReadonlyMap<string, string>): PropDocs[] {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const tables = members.map((member) => own(checker, member).map((symbol) => readProp(checker, symbol, defaults)));
  const merged = new Map<string, PropDocs>();
  for (const prop of tables.flat()) {
    const known = merged.get(prop.name);
    if (!known || known.type === 'undefined') merged.set(prop.name, prop);
  }
  const isEverywhere = ({ name }: PropDocs) =>
    tables.every((table) => table.some((prop) => prop.name === name && prop.required));
  return [...merged.values()].map((prop) => ({ ...prop, required: isEverywhere(prop) }));
}

const own = (checker: Checker, type: Type) =>
  checker
    .getPropertiesOfType(type)
    .filter(({ name, declarations: [first] }) => name !== 'ref' && !first?.path.includes('/node_modules/'));

function readProp(checker: Checker, symbol: TypeSymbol, defaults?: ReadonlyMap<string, string>): PropDocs {
  const type = checker.getTypeOfSymbol(symbol);
  const text = type ? withoutUndefined(checker.typeToString(type, undefined, NO_TRUNCATION)) : 'unknown';
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const defaultValue = defaults?.get(symbol.name) ?? tag?.text;
  return {
    name: symbol.name,
    description: symbol.getDocumentationComment(checker) || (type ? textOfMapped(checker, symbol, type) : ''),
    required: (symbol.flags & OPTIONAL) === 0,
    type: text,
    ...(isChoice(text) && { choices: text.split(' | ').map((word) => JSON.parse(word) as string | number) }),
    ...(type && partsOf(checker, type)),
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

/** The props of a mapped type (`Record<…>`) are declared nowhere: what is said about their type describes them. */
function textOfMapped(checker: Checker, { declarations }: TypeSymbol, type: Type): string {
  return declarations.length > 0 ? '' : (type.getAliasSymbol()?.getDocumentationComment(checker) ?? '');
}

const withoutUndefined = (text: string) =>
  text
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*=>.*)\)$/, '$1')
    .replace(/ReactElement<.*>/, 'ReactElement');

const isChoice = (text: string) => /^(?:"[^"]*"|\d+)(?: \| (?:"[^"]*"|\d+))*$/.test(text);

/** Lines for the parts of an object or of the objects in a list, when the package declares its type by name. */
function partsOf(checker: Checker, type: Type): { parts: string } | undefined {
  const present = checker.getNonNullableType(type) ?? type;
  const element =
    checker.isArrayLikeType(present) && present.isTypeReference() ? checker.getTypeArguments(present)[0] : present;
  const name = element && (element.getAliasSymbol() ?? element.getSymbol());
  const declaration = name?.declarations[0];
  if (!element?.isObjectType() || !declaration || declaration.path.includes('/node_modules/')) return undefined;
  const parts = own(checker, element).map((symbol) => readProp(checker, symbol));
  return parts.length === 0 ? undefined : { parts: parts.map(toLine).join('\n') };
}

function toLine({ name, required, type, description }: PropDocs): string {
  const line = `${name}${required ? '' : '?'}: ${type}`;
  return description ? `${line} // ${description.replace(/\s+/g, ' ')}` : line;
}
