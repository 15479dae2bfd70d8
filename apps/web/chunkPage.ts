import { modulePath } from './chunks.ts';

interface BuiltChunk {
  fileName: string;
  code: string;
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/** Who imports a module; empty for an entry. */
type ImportersOf = (id: string) => readonly string[];

const LARGEST = 5;
/** Chunks below are listed in the table alone. */
const WORTH_A_PART = 4_000;

const kB = (characters: number) => `${(characters / 1000).toFixed(1)} kB`;

/** A module of this repository by its path; a package as a whole, since it cannot be split. */
const unitOf = (id: string) => {
  const module = modulePath(id);
  if (/^(apps|packages)\//.test(module)) return module;
  return module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? module);
};

/** What imports a module from outside its package, also by way of modules that only pass it on. */
function outside(id: string, importersOf: ImportersOf, seen = new Set([id])): string[] {
  return importersOf(id).flatMap((importer) => {
    if (unitOf(importer) !== unitOf(id)) return [unitOf(importer)];
    if (seen.has(importer)) return [];
    seen.add(importer);
    return outside(importer, importersOf, seen);
  });
}

/** The largest parts of a chunk, each with those that import it from outside. */
function largestOf({ modules }: BuiltChunk, importersOf: ImportersOf) {
  const units = new Map<string, { size: number; importers: Set<string> }>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = unitOf(id);
    const unit = units.get(name) ?? { size: 0, importers: new Set() };
    unit.size += renderedLength;
    for (const importer of outside(id, importersOf)) unit.importers.add(importer);
    units.set(name, unit);
  }
  return [...units]
    .map(([name, { size, importers }]) => ({ name, size, importers: [...importers].toSorted() }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, LARGEST);
}

const why = (importers: readonly string[]) => {
  if (importers.length === 0) return 'an entry';
  const [first = '', ...others] = importers;
  return `imported by ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
};

/**
 * A page that says what is in each chunk of a build: its size, and its largest parts with who imports them. Sizes are of the
 * minified chunk, and of a part before it is minified, so that parts are to be compared with each other.
 */
export function chunkPage(chunks: readonly BuiltChunk[], importersOf: ImportersOf): string {
  const sorted = chunks.toSorted((one, other) => other.code.length - one.code.length);
  const rows = sorted.map(
    ({ fileName, code, modules }) => `| ${fileName} | ${kB(code.length)} | ${Object.keys(modules).length} |`,
  );
  const parts = sorted
    .filter(({ code }) => code.length >= WORTH_A_PART)
    .map((chunk) =>
      [
        `## ${chunk.fileName}, ${kB(chunk.code.length)}`,
        '',
        ...largestOf(chunk, importersOf).map(({ name, size, importers }) => `- ${kB(size)} ${name}: ${why(importers)}`),
      ].join('\n'),
    );
  return [
    '# Chunks of this build',
    ['| Chunk | Size | Modules |', '| --- | --- | --- |', ...rows].join('\n'),
    ...parts,
    '',
  ].join('\n\n');
}
