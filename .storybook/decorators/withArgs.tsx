import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';

type Change = (args: Record<string, unknown>) => void;

const changes = new WeakMap<Element, Change>();

/** Changes args of the story in this place, as its controls do: the component stays, and gets other props. */
export function changeArgs(canvas: Element, args: Record<string, unknown>): void {
  const change = changes.get(canvas);
  if (!change) throw new Error('This story has no args to change.');
  flushSync(() => change(args));
}

/** Lets `rejectDeadControls` move the controls of a playground. */
export const withArgs: Decorator = (Story, { args, canvasElement }) => {
  const [changed, setChanged] = useState<Record<string, unknown>>({});
  changes.set(canvasElement, setChanged);
  return <Story args={{ ...args, ...changed }} />;
};
