import { getShortestPaths, type StatePath } from '@xstate/graph';
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';

/** What reaches every state of a machine. */
export interface Explored {
  machine: AnyStateMachine;
  /** Input of the machine, if it has any. */
  input?: unknown;
  /** Events of the app, and `done`, `failed` and `afterDelay` for results of actors and timers. */
  events: readonly AnyEventObject[];
  /** Distinguishes states of equal value; keep it small, because every combination is visited. */
  toKey: (context: never) => string;
}

/** The shortest path to every state. */
export function pathsOf({ machine, input, events, toKey }: Explored): StatePath<AnyMachineSnapshot, AnyEventObject>[] {
  return getShortestPaths(machine, {
    input,
    events: [...events],
    serializeState: ({ value, context }) => JSON.stringify([value, toKey(context as never)]),
  }) as StatePath<AnyMachineSnapshot, AnyEventObject>[];
}

/** Whether an event comes from the app, not from an actor or a timer of the machine. */
export const isOfApp = ({ type }: { type: string }): boolean => !type.startsWith('xstate.');

/**
 * What every event of the app does in every state, as lines `event: states → outcome`. The outcome is the next state,
 * `stays`, `ignored`, or `at times ignored` where it depends on the context. Regions of a parallel machine count alone.
 */
export function edgesOf(explored: Explored): string[] {
  const { machine, events } = explored;
  const outcomes = new Map<string, Set<string>>();
  for (const { state } of pathsOf(explored)) {
    for (const event of events.filter(isOfApp)) {
      const after = state.can(event) ? leavesOf(getNextSnapshot(machine, state, event)) : undefined;
      leavesOf(state).forEach((leaf, region) => {
        const edge = `${event.type}\n${leaf}`;
        outcomes.set(edge, (outcomes.get(edge) ?? new Set()).add(outcomeOf(leaf, after?.[region])));
      });
    }
  }
  return toLines(outcomes);
}

function outcomeOf(before: string, after: string | undefined): string {
  if (after === undefined) return 'ignored';
  return after === before ? 'stays' : after;
}

function toLines(outcomes: Map<string, Set<string>>): string[] {
  const lines = new Map<string, string[]>();
  for (const [edge, all] of outcomes) {
    const [event = '', leaf = ''] = edge.split('\n');
    for (const outcome of all) {
      const shown = outcome === 'ignored' && all.size > 1 ? 'at times ignored' : outcome;
      const key = `${event}\n${shown}`;
      lines.set(key, [...(lines.get(key) ?? []), leaf]);
    }
  }
  return [...lines]
    .map(([key, leaves]) => {
      const [event, outcome] = key.split('\n');
      return `${event}: ${leaves.sort().join(' ')} → ${outcome}`;
    })
    .sort();
}

/** Ids of the active states without children, one for each region, without the id of the machine. */
export function leavesOf({ _nodes, machine }: AnyMachineSnapshot): string[] {
  return _nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id }) => id.slice(machine.id.length + 1))
    .sort();
}
