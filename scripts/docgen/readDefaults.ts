import type { FunctionDeclaration, SourceFile } from 'typescript/unstable/ast';
import { isFunctionDeclaration, isIdentifier, isObjectBindingPattern } from 'typescript/unstable/ast/is';

/** Default values of props, by function and prop, as written in the source: `size = 'md'` in the parameter. */
export function readDefaults(source: SourceFile): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const functions = source.statements.filter(isFunctionDeclaration);
  return new Map(functions.map((each) => [each.name?.text ?? '', defaultsOf(each, source.text)]));
}

function defaultsOf(declaration: FunctionDeclaration, text: string): ReadonlyMap<string, string> {
  const pattern = declaration.parameters[0]?.name;
  const found = new Map<string, string>();
  if (!pattern || !isObjectBindingPattern(pattern)) return found;
  for (const { propertyName, name, initializer } of pattern.elements) {
    const prop = propertyName ?? name;
    if (initializer && prop && isIdentifier(prop))
      found.set(prop.text, text.slice(initializer.pos, initializer.end).trim());
  }
  return found;
}
