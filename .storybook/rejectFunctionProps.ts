import { isValidElement } from 'react';
import type { AfterEach } from './AfterEach.ts';

/** Paths of functions in props; handlers, elements and objects of the browser (files, dates) do not count. */
function functionsIn(value: unknown, path: string): string[] {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null || isValidElement(value)) return [];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^on[A-Z]/.test(key) ? [] : functionsIn(part, `${path}.${key}`),
  );
}

/**
 * A server component can pass texts and data to a component, and no functions: those of a playground, which is the first use that
 * people copy, have none besides handlers of events. A component that cannot do without says why:
 * `parameters: { clientOnly: 'its columns are functions of a row' }`, and is listed in the README of the package.
 */
export const rejectFunctionProps: AfterEach = ({ name, args, parameters }) => {
  if (name !== 'Playground') return;
  const found = functionsIn(args, 'args');
  if (found.length > 0 && !parameters.clientOnly) {
    throw new Error(`A server component cannot pass these functions: ${found.join(', ')}. Use a template of text.`);
  }
  if (found.length === 0 && parameters.clientOnly)
    throw new Error('This component needs no function: it is no client only.');
};
