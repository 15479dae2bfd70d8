import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { descriptions } from './descriptions.ts';
import { statecharts } from './statecharts.ts';

const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => {
  const inside = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...inside(child)]);
  return [root, ...inside(root)];
};

/** Actions with which XState itself starts and stops the timer of `after`. */
const OF_TIMERS = ['xstate.raise', 'xstate.cancel'];

/** Whether it was written in place, so that a drawing has no name for it. */
function isUnnamed(used: unknown): boolean {
  if (typeof used !== 'function') return false;
  return !('type' in used && OF_TIMERS.includes(String(used.type)));
}

/** All guards and actions of a machine, with the place where they are used. */
function usedBy(machine: AnyStateMachine): [place: string, used: unknown][] {
  return nodesOf(machine).flatMap((node) => [
    ...[...node.entry, ...node.exit].map((action): [string, unknown] => [node.id, action]),
    ...[...node.transitions.values()]
      .flat()
      .flatMap(({ eventType, guard, actions }) =>
        [guard, ...actions].map((used): [string, unknown] => [`${node.id} ${eventType}`, used]),
      ),
  ]);
}

describe.each(statecharts)('$id', (machine) => {
  it('has only guards and actions that a drawing can name', () => {
    expect(usedBy(machine).filter(([, used]) => isUnnamed(used))).toEqual([]);
  });

  it('describes every state and every event of the app, and no others', () => {
    const states = nodesOf(machine).map(({ id }) => id.slice(machine.id.length + 1));
    const events = machine.events.map(String).filter((type) => !type.startsWith('xstate.'));
    const described = descriptions[machine.id];
    expect(Object.keys(described?.states ?? {}).sort()).toEqual(states.filter(Boolean).sort());
    expect(Object.keys(described?.events ?? {}).sort()).toEqual(events.sort());
  });
});
