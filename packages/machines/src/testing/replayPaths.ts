import {
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { type Explored, pathsOf } from './explore.ts';

interface Answer {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

interface Replayed {
  visited: Set<string>;
  /** Steps where the real actor reached another state than the graph. */
  strayed: string[];
}

/** The event by which an invoked actor reports its output. */
export const done = (id: string, output?: unknown): EventObject & { output: unknown } => ({
  type: `xstate.done.actor.${id}`,
  output,
});

/** The event by which an invoked actor reports that it failed. */
export const failed = (id: string, error: unknown = new Error('failed')): EventObject & { error: unknown } => ({
  type: `xstate.error.actor.${id}`,
  error,
});

/** The event of a delayed transition; `stateId` is the full id of its state. */
export const afterDelay = (name: string, stateId: string): EventObject => ({ type: `xstate.after.${name}.${stateId}` });

/** Ids of all states without children. */
export function leafStates({ root }: AnyStateMachine): string[] {
  const leavesOf = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.id] : children.flatMap(leavesOf);
  };
  return leavesOf(root);
}

/** Finds the shortest path to every state and replays each on a real actor with real actors and a simulated clock. */
export async function replayShortestPaths(explored: Explored): Promise<Replayed> {
  const { machine, input } = explored;
  const replayed: Replayed = { visited: new Set(), strayed: [] };
  for (const { steps } of pathsOf(explored)) await replay({ machine, input, steps }, replayed);
  return replayed;
}

interface Path extends Pick<Explored, 'machine' | 'input'> {
  steps: ReadonlyArray<Step>;
}

async function replay({ machine, input, steps }: Path, { visited, strayed }: Replayed) {
  const pending = new Map<string, Answer>();
  const clock = new SimulatedClock();
  const actor = createActor(provideAnswers(machine, pending), { clock, input });
  actor.start();
  for (const { event, state } of steps) {
    act(event, machine, pending, clock, (fact) => actor.send(fact));
    await settle();
    for (const node of actor.getSnapshot()._nodes) visited.add(node.id);
    const [expected, actual] = [JSON.stringify(state.value), JSON.stringify(actor.getSnapshot().value)];
    if (expected !== actual) strayed.push(`${event.type}: expected ${expected}, was ${actual}`);
  }
  actor.stop();
}

interface Step {
  event: EventObject & { output?: unknown; error?: unknown };
  state: { value: unknown };
}

function provideAnswers(machine: AnyStateMachine, pending: Map<string, Answer>): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  const controlled = fromPromise(
    ({ self }) => new Promise((resolve, reject) => pending.set(self.id, { resolve, reject })),
  );
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, controlled])) });
}

function act(
  event: Step['event'],
  machine: AnyStateMachine,
  pending: Map<string, Answer>,
  clock: SimulatedClock,
  send: (fact: EventObject) => void,
) {
  const [, kind, ...rest] = event.type.split('.');
  if (event.type === 'xstate.init') return;
  if (event.type.startsWith('xstate.done.actor.')) pending.get(rest.slice(1).join('.'))?.resolve(event.output);
  else if (event.type.startsWith('xstate.error.actor.')) pending.get(rest.slice(1).join('.'))?.reject(event.error);
  else if (kind === 'after') clock.increment(Number(machine.implementations.delays[rest[0] ?? '']));
  else send(event);
}

/** Waits until the promises of actors have settled. */
async function settle() {
  for (let tick = 0; tick < 8; tick += 1) await Promise.resolve();
}
