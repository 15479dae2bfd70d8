/** What imports what, by name. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** A circle of imports, as the names on its way, the first one again at the end; undefined where there is none. */
export function findCircle(graph: ImportGraph): readonly string[] | undefined {
  // what is known to lead to no circle: without this, a graph of files takes exponential time
  const clear = new Set<string>();
  const search = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (clear.has(name)) return undefined;
    for (const next of graph.get(name) ?? []) {
      const circle = search(next, [...path, name]);
      if (circle) return circle;
    }
    clear.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return undefined;
}
