import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_FRAMES = 10;
const ROOT = join(import.meta.dirname, '../../../..');

/** `at name (place:line:column)` or `at place:line:column`, as V8 writes it. */
const FRAME = /^\s+at (?:(?<name>.+?) \()?(?<place>(?:node:|file:|\/|[A-Za-z]:[\\/])[^()\s]+):(?<line>\d+):\d+\)?$/;
const FUNCTION = /^(?:async |new |get |set )?[\w$.<>#]{1,80}(?: \[as [\w$.<>#]{1,40}\])?$/;

/**
 * The place of an error, innermost first, as `function (file:line)`, with files relative to the repository or to a
 * package.
 */
export function toFrames(error: Error): string[] {
  const { stack, message } = error;
  if (typeof stack !== 'string') return [];
  const isAbove = stack.includes(message);
  const below = isAbove ? stack.slice(stack.indexOf(message) + message.length) : stack;
  const lines = below.split('\n').slice(1);
  // a changed message can be among the lines: then only files and lines are used
  return lines.flatMap((line) => toFrame(line, isAbove) ?? []).slice(0, MOST_FRAMES);
}

function toFrame(line: string, withName: boolean): string | undefined {
  const { name, place, line: number } = FRAME.exec(line)?.groups ?? {};
  const file = place === undefined ? undefined : shorten(place);
  if (file === undefined) return undefined;
  return `${withName && name !== undefined && FUNCTION.test(name) ? `${name} ` : ''}(${file}:${number})`;
}

/** Undefined for an unknown file: a line that looks like a frame can come from a message. */
function shorten(place: string): string | undefined {
  if (/^node:[a-z_/]+$/.test(place)) return place;
  const path = place.startsWith('file:') ? fileURLToPath(place.split('?')[0] ?? '') : place;
  const inPackage = path.lastIndexOf('/node_modules/');
  if (inPackage >= 0) return path.slice(inPackage + '/node_modules/'.length);
  const inRoot = relative(ROOT, path);
  return inRoot.startsWith('..') || isAbsolute(inRoot) ? undefined : inRoot;
}
