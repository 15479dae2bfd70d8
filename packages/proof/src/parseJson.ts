const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * Reads JSON. Refuses an object that has a name twice: readers differ in which one they take, so a person could be shown
 * another amount than the one that was checked.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') addName(open.at(-1), JSON.parse(last) as string);
    last = token;
  }
  return value;
}

function addName(names: Set<string> | null | undefined, name: string): void {
  if (names?.has(name)) throw new SyntaxError(`${name} stands twice in one object`);
  names?.add(name);
}
