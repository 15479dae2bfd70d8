import type { StrictInputType } from 'storybook/internal/types';
import type { AfterEach } from './AfterEach.ts';
import { changeArgs } from './decorators/withArgs.tsx';

/** All visible state of the page: elements, attributes, and what fields hold. */
function look(): string {
  const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
  return `${document.body.innerHTML}\n${fields.map(({ value, checked }) => `${value} ${checked}`).join('\n')}`;
}

/** Another value of the same kind, or several of which one must be seen. */
function others({ type, control, options }: StrictInputType, value: unknown): unknown[] {
  if (Array.isArray(options)) return options.filter((choice) => choice !== value);
  if (type?.name === 'enum') return type.value.filter((choice) => choice !== value);
  if (type?.name === 'boolean') return [value !== true];
  if (type?.name === 'number' || typeof value === 'number') return [1, 2, 3].map((more) => Number(value ?? 0) + more);
  if (Array.isArray(value)) return [value.slice(1), [...(value as unknown[]), ...(value as unknown[])]];
  if (typeof value === 'object' && value !== null) return [otherWords(value)];
  return control ? [`${typeof value === 'string' ? value : ''} changed`] : [];
}

/** The same object with other words in it. */
function otherWords(value: object): object {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return `${part} changed`;
    if (typeof part === 'number') return part + 1;
    return typeof part === 'boolean' ? !part : part;
  };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

function isOffered({ control }: StrictInputType): boolean {
  return typeof control === 'object' && control !== null && !('disable' in control && control.disable);
}

/**
 * Moves each control of a playground and looks at the page: one that changes nothing promises what is not there. A
 * story switches off its own state (`argTypes: { value: { control: false } }`), and says why another one is not
 * seen at once: `parameters: { quietControls: { emptyText: 'appears while one types' } }`.
 */
export const rejectDeadControls: AfterEach = ({ name, argTypes, args, parameters, canvasElement }) => {
  if (name !== 'Playground') return;
  const quiet = (parameters.quietControls ?? {}) as Record<string, string>;
  const dead = Object.entries(argTypes).filter(([prop, argType]) => {
    if (!isOffered(argType) || prop in quiet) return false;
    const before = look();
    const isSeen = others(argType, args[prop]).some((value) => {
      changeArgs(canvasElement, { [prop]: value });
      return look() !== before;
    });
    changeArgs(canvasElement, { [prop]: args[prop] });
    return !isSeen;
  });
  if (dead.length > 0) throw new Error(`These controls change nothing: ${dead.map(([prop]) => prop).join(', ')}.`);
};
