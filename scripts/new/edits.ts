import { NewProblem } from './NewProblem.ts';

/** Changes the text of a file that lists things. */
export type Edit = (text: string) => string;

/**
 * Adds a line `import { … } from '…';` or `export … from '…';` below the others of its kind. The formatter sorts them
 * and joins those of one module. A name that is imported already is not imported again.
 */
export function addImport(line: string): Edit {
  return (text) => {
    const statements = line.startsWith('import') ? /^import [^;]*;$/gm : /^export [^;=]* from '[^']*';$/gm;
    const known = [...text.matchAll(statements)];
    const last = known.at(-1);
    if (!last) throw new NewProblem(`it has no line to put “${line}” below`);
    const names = namesIn(line);
    const isNew = (name: string) => !known.some(([statement]) => namesIn(statement).includes(name));
    if (names.length > 0 && !names.some(isNew)) return text;
    const added = line.replace(/\{.*\}/, `{ ${names.filter(isNew).join(', ')} }`);
    const end = last.index + last[0].length;
    return `${text.slice(0, end)}\n${added}${text.slice(end)}`;
  };
}

/** The names between the braces of an import or export. */
const namesIn = (statement: string) =>
  /\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.match(/\w[\w ]*/g)
    ?.map((name) => name.trim()) ?? [];

/**
 * Adds an entry at the end of a list, object, interface, function or text. Its closing bracket or quote is found by its
 * indentation, as the formatter wrote it.
 *
 * @param opener the line that opens it, from its first word to the bracket or quote
 * @param entry with its comma or semicolon
 */
export function addEntry(opener: string, entry: string): Edit {
  return (text) => {
    const lines = text.split('\n');
    const openers = lines.flatMap((line, index) => (line.trimStart().startsWith(opener) ? [index] : []));
    const [start = -1] = openers;
    const opening = lines[start];
    if (opening === undefined || openers.length > 1) {
      throw new NewProblem(`it has ${openers.length === 0 ? 'no' : 'more than one'} line “${opener}”`);
    }
    const rest = opening.trimStart().slice(opener.length);
    const inOneLine = rest.lastIndexOf(']');
    if (inOneLine !== -1) {
      const place = opening.length - rest.length + inOneLine;
      const before = opening.slice(0, place);
      const separator = before.endsWith('[') ? '' : ', ';
      return lines.with(start, before + separator + entry.replace(/,$/, '') + opening.slice(place)).join('\n');
    }
    const indentation = opening.slice(0, opening.length - opening.trimStart().length);
    const end = lines.findIndex((line, index) => index > start && new RegExp(`^${indentation}[\\])}\`]`).test(line));
    if (end === -1) throw new NewProblem(`“${opener}” is not closed by a line with the same indentation`);
    return lines.toSpliced(end, 0, `${indentation}  ${entry}`).join('\n');
  };
}

interface Manifest {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string> };
}

/** Adds an entry to what a package exports: its source to the workspace, and what is built of it to others. */
export function addExport(entry: string, source: string): Edit {
  return (text) => {
    const manifest = JSON.parse(text) as Manifest;
    if (!manifest.exports || !manifest.publishConfig?.exports) throw new NewProblem('it exports nothing');
    manifest.exports[entry] = source;
    manifest.publishConfig.exports[entry] = source.replace('./src/', './dist/').replace(/\.ts$/, '.js');
    return `${JSON.stringify(manifest, null, 2)}\n`;
  };
}

/** Adds a section to a file of sections that are sorted by their first line, `// path`. */
export function addSection(heading: string, body: string): Edit {
  return (text) => {
    const headings = [...text.matchAll(/^\/\/ .*$/gm)];
    if (headings.length === 0) throw new NewProblem('it has no sections');
    const next = headings.find(([other]) => other > heading);
    const section = `${heading}\n${body}`;
    return next ? `${text.slice(0, next.index)}${section}\n${text.slice(next.index)}` : `${text}\n${section}`;
  };
}
