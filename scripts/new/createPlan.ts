import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './edits.ts';
import { NewProblem } from './NewProblem.ts';
import type { Words } from './words.ts';

/** How to make one kind of thing. */
export interface Recipe {
  /** What the templates' placeholders stand for. */
  words: Words;
  /** Folders below `templates/`; their files stand where they go in the repository, with `.template` at the end. */
  templates: readonly string[];
  /** Changes of files that list things, by path. */
  edits: Readonly<Record<string, readonly Edit[]>>;
  /** Files that are generated from the new ones, by a command of the repository. */
  generated: readonly { command: string; file: string }[];
  /** What is left to do, for the person at the terminal. */
  nextSteps: readonly string[];
}

/** The new text of a file; `before` is absent for a new file. */
export interface Change {
  path: string;
  before?: string;
  text: string;
}

const TEMPLATES = join(import.meta.dirname, 'templates');

/**
 * The files that a recipe makes and changes in the repository at `root`. Writes nothing.
 * @throws NewProblem where a file exists already, or a list has no place for the new entry
 */
export function createPlan({ words, templates, edits }: Recipe, root: string): Change[] {
  const made = templates.flatMap((folder) =>
    templatesIn(folder).map((file) => ({
      path: fill(file.replace(/\.template$/, ''), words),
      text: fill(readFileSync(join(TEMPLATES, folder, file), 'utf8'), words),
    })),
  );
  const taken = made.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new NewProblem(`${taken.path} exists already: choose another name, or add to this file by hand.`);
  const changed = Object.entries(edits).map(([path, steps]) => {
    const before = readFileSync(join(root, path), 'utf8');
    return { path, before, text: steps.reduce((text, edit) => applyTo(path, text, edit), before) };
  });
  return [...made, ...changed];
}

function templatesIn(folder: string): string[] {
  const names = readdirSync(join(TEMPLATES, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.template')).sort();
}

/** @throws Error for a placeholder without a word: the template is wrong */
function fill(text: string, words: Words): string {
  return text.replace(/__([a-zA-Z]+?)__/g, (placeholder, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No word for ${placeholder}`);
    return word;
  });
}

function applyTo(path: string, text: string, edit: Edit): string {
  try {
    return edit(text);
  } catch (error) {
    if (error instanceof NewProblem) {
      throw new NewProblem(`${path} has changed its form, and scripts/new must follow: ${error.message}.`);
    }
    throw error;
  }
}
